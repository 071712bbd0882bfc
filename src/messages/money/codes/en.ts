export default {
  letsGo: ({ amount }: { amount: string }) => `lets ${amount} of your deal go out of escrow`,
  settles: ({ toBuyer, toOwner }: { toBuyer: string; toOwner: string }) =>
    `settles your deal: ${toBuyer} to the buyer, ${toOwner} to the owner`,
  subject: ({ code, what }: { code: string; what: string }) => `${code} ${what}`,
  sms: ({ code, what, minutes }: { code: string; what: string; minutes: number }) =>
    `${code} ${what}. Good for ${minutes} minutes. Tell it to nobody. Propertysearch`,
  mail: ({ code, what, minutes }: { code: string; what: string; minutes: number }) =>
    `Your code is ${code}. It ${what}; that cannot be undone. It is good for ${minutes} minutes. Tell it to nobody, not to the other side either. If you did not ask for it, change your password.`,
};
