export default {
  accountName: {
    fits: 'Name fits',
    waiting: 'Name to be compared',
    allowed: 'Name allowed by staff',
  },
  licenceChecked: 'Licence checked',
  licenceUnchecked: 'Licence not checked yet',
  agentLicence: 'A MahaRERA agent number is the letter A and 11 digits, such as A52100012345.',
  otherLicence: 'Use the letters, digits and strokes of your registration number.',
  postFirst: 'To post a property, you need to update your KYC',
  bidFirst: ({ amount }: { amount: string }) =>
    `To bid ${amount} or more, verify your Aadhaar or PAN in My Profile first`,
  bookFirst: 'To book a property, verify your Aadhaar or PAN in My Profile first',
  addressFirst: 'To see the exact address, verify your Aadhaar or PAN in My Profile first',
  signFirst: 'To sign an agreement, verify your Aadhaar or PAN in My Profile first',
  checkOver: {
    unused: 'The OTP was not used in time.',
    tries: 'Too many wrong OTPs.',
  },
  unsureName: {
    aadhaar: 'The name on the Aadhaar may be another than that of the account.',
    pan: 'The name on the PAN may be another than that of the account.',
  },
};
