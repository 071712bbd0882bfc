export default {
  several: {
    Flat: 'Flats',
    House: 'Houses',
    Villa: 'Villas',
    'Studio Apartment': 'Studio Apartments',
    Plot: 'Plots',
    Office: 'Offices',
    Shop: 'Shops',
  },
  budgets: {
    Under50Lakh: 'Under 50 Lakh',
    '50LakhTo1Cr': '50 Lakh to 1 Cr',
    '1CrTo1_5Cr': '1 Cr to 1.5 Cr',
    above1Cr: 'Above 1.5 Cr',
    RentUnder15K: 'Under 15,000 a month',
    Rent15KTo25K: '15,000 to 25,000 a month',
    Rent25KTo40K: '25,000 to 40,000 a month',
    Rent40KTo75K: '40,000 to 75,000 a month',
    RentAbove75K: 'Above 75,000 a month',
  },
};
