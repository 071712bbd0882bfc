export default {
  isTheirs: ({ name }: { name: string }) => `Is this ${name}’s account?`,
  askForCheque:
    'Ask for a cheque or a statement where you are not sure. What you refuse is removed, and nothing is paid to it.',
  refuseAndRemove: 'Refuse and remove it',
  itIsTheirs: 'It is theirs',
  theirName: 'Their name',
  bankSays: 'The bank says',
  theyTyped: 'They typed',
  account: 'Account',
  ending: ({ lastFour, ifsc }: { lastFour: string; ifsc: string }) => `ending ${lastFour}, ${ifsc}`,
  whyDecide: 'Why you decide so',
  inLogAndRead: 'It stands in the audit log; where you refuse, the person reads it.',
  added: 'Added',
  accountWaits: 'account waits',
  accountsWait: 'accounts wait',
  noAccount: 'No account waits',
  noAccountText:
    'A bank account in a name that is near its person’s, a relative’s perhaps, comes here.',
  caption: 'Bank accounts whose name waits for a decision',
  accountOf: ({ name }: { name: string }) => `account of ${name}`,
};
