interface Share {
  percent: number;
}

/** What a duty or tax is called, and which law asks for it. */
export default {
  stampDuty: ({ percent }: Share) => `Stamp duty (${percent}%)`,
  cappedRegistration: 'Registration (1%, at most ₹ 30,000)',
  registration: 'Registration',
  gst: ({ percent }: Share) => `GST (${percent}%)`,
  article25: {
    municipal:
      'Maharashtra Stamp Act, art. 25: 5% duty, 1% local body tax, 1% metro cess (PMC and PCMC limits and the cantonments beside them)',
    'gram panchayat':
      'Maharashtra Stamp Act, art. 25, in gram panchayat limits: 3% duty and 1% local body tax; some offices ask 3% in all',
  },
  forWomen: 'Concession of 1% for residential property bought by women only (Maharashtra, 2021)',
  registrationFee: 'Maharashtra registration fee: 1% of the value, at most ₹ 30,000',
  gstOnHomes: 'GST on under-construction property since 1 Apr 2019, no input credit',
  gstAffordable:
    'GST on under-construction property since 1 Apr 2019, no input credit; affordable: up to ₹ 45 Lakh and 90 sq m carpet',
  gstCommercial: 'GST on under-construction commercial property, with input credit',
  licenceDuty: 'Stamp duty (0.25%)',
  article36A: 'Maharashtra Stamp Act, art. 36A',
  licenceFee: {
    municipal: 'Registration fee within municipal limits',
    'gram panchayat': 'Registration fee in gram panchayat limits',
  },
  tds: 'Income-tax Act 2025, s. 393(1) (before 1 Apr 2026: s. 194-IA), paid with Form 141 within 30 days of the month’s end',
  lending:
    'RBI, Master Circular on Housing Finance: 90% of loans up to ₹ 30 Lakh, 80% up to ₹ 75 Lakh, 75% above',
};
