export default {
  page: ({ page }: { page: number }) => `Page ${page}`,
  property: 'Property',
  address: 'Address',
  preparedFor: 'Prepared for',
  preparedBy: 'Prepared by',
  issuedOn: 'Issued on',
  whatItIs: 'What this report is',
  signatory: {
    checked: ({ who }: { who: string }) => `${who} (checked)`,
    unchecked: ({ who }: { who: string }) => `${who} (not checked by Propertysearch)`,
  },
};
