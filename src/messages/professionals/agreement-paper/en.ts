export default {
  template: { sale: 'Agreement for sale', 'leave-and-licence': 'Leave and licence agreement' },
  standing: {
    draft: 'Draft. It is not shared with seller and buyer yet.',
    shared: 'Shared with seller and buyer. It binds nobody until both have consented.',
    agreed: 'Agreed: seller and buyer have both consented to this text.',
    superseded: 'Superseded by a later version. It does not count any more.',
    refused: 'Refused by one side. It does not count.',
  },
  ofSale: { seller: 'Seller', buyer: 'Buyer' },
  ofLicence: { seller: 'Licensor', buyer: 'Licensee' },
  hashOf: ({ version, sha256 }: { version: number; sha256: string }) =>
    `SHA-256 of the text of version ${version}: ${sha256}`,
  foot: ({ title, version, day }: { title: string; version: number; day: string }) =>
    `${title}, version ${version} of ${day}`,
  consents: 'Consents',
  consentedOn: 'Consented on',
  signature: 'Signature',
  textSigned: 'Text signed',
  noConsentYet: 'No consent yet',
  amountDiffers: ({ agreed, said }: { agreed: string; said: string }) =>
    `${agreed} was agreed; this text says ${said}.`,
  dayDiffers: ({ agreed, said }: { agreed: string; said: string }) =>
    `Possession on ${agreed} was agreed; this text says ${said}.`,
  notInText: ({ line }: { line: string }) => `Agreed, but not in this text: “${line}”`,
  signs: ({ code, version, paper }: { code: string; version: number; paper: string }) =>
    `${code} signs version ${version} of your ${paper.toLowerCase()}`,
  texted: ({ signs, minutes }: { signs: string; minutes: number }) =>
    `${signs}. Good for ${minutes} minutes. Tell it to nobody. Propertysearch`,
  mailed: ({
    code,
    version,
    paper,
    minutes,
  }: {
    code: string;
    version: number;
    paper: string;
    minutes: number;
  }) =>
    `Your code is ${code}. It signs version ${version} of your ${paper.toLowerCase()}; read it to its end first. It is good for ${minutes} minutes. Tell it to nobody, not to the other side or the lawyer either. If you did not ask for it, change your password.`,
  withArea: {
    carpet: ({ home, size }: { home: string; size: string }) =>
      `${home} of ${size} sq ft carpet area`,
    'built-up': ({ home, size }: { home: string; size: string }) =>
      `${home} of ${size} sq ft built-up area`,
    plot: ({ home, size }: { home: string; size: string }) => `${home} of ${size} sq ft plot area`,
  },
  onGround: ({ home }: { home: string }) => `${home} on the ground floor`,
  onFloor: ({ home, floor }: { home: string; floor: number }) => `${home} on floor ${floor}`,
  ofFloors: ({ home, floors }: { home: string; floors: number }) => `${home} of ${floors}`,
  inPlace: ({ home, where }: { home: string; where: string }) => `${home}, in ${where}`,
};
