/** The page from which a browser is led to the payment provider, and the sandbox’s own checkout. */
export default {
  takingYou: 'Taking you to the payment page',
  payOnTheirs: ({ host }: { host: string }) =>
    `You pay on our payment provider’s page, at ${host}. Afterwards it leads you back here.`,
  goOnToPay: 'Continue to payment',
  noMoneyMoves: 'Sandbox: no money moves on this page',
  pay: ({ amount }: { amount: string }) => `Pay ₹ ${amount}`,
  sandboxTitle: ({ amount }: { amount: string }) => `Sandbox: pay ₹ ${amount}`,
  to: 'To',
  intoEscrow: ({ seller }: { seller: string }) => `${seller}, into escrow`,
  what: 'For',
  order: 'Order',
  payBy: 'Pay by',
  backHere: 'Back to Propertysearch',
  ended: {
    paid: 'This order is paid.',
    expired: 'The time to pay is over. Nothing was charged.',
    terminated: 'This order was cancelled. Nothing was charged.',
  },
  qrCode: 'QR code for a UPI app',
  openApp: 'Open a UPI app',
  paidInApp: 'I paid in the app',
  card: 'Card',
  cardNumber: 'Card number',
  validTo: 'Valid to',
  cvv: 'CVV',
  cards: ({ good, declined, poor }: { good: string; declined: string; poor: string }) =>
    `${good} pays, ${declined} is declined, ${poor} has too little money. Never type a real card.`,
  payByCard: ({ amount }: { amount: string }) => `Pay ₹ ${amount} by card`,
  netBanking: 'Net banking',
  bank: 'Bank',
  banks: { good: 'Sandbox Bank (pays)', bad: 'Sandbox Bank (declines)' },
  payByBank: ({ amount }: { amount: string }) => `Pay ₹ ${amount} by net banking`,
  other: 'Play something else',
  outcomes: {
    fail: 'Fail: the bank declines',
    drop: 'Go back without paying',
    'time-out': 'Let the time run out',
    'pay-twice': 'Pay twice',
    'pay-no-webhook': 'Pay; the webhook never comes',
  },
  lateWebhook: ({ seconds }: { seconds: number }) =>
    `Pay; the webhook comes ${seconds} seconds late`,
  numbers: 'Refunds and transfers in the sandbox',
  refunds: ({ slow, failing, wait }: { slow: string; failing: string; wait: number }) =>
    `A refund is done at once. One whose amount ends in ${slow} paise is done ${wait} seconds later; one that ends in ${failing} paise fails ${wait} seconds later.`,
  transfers: ({ slow, failing, wait }: { slow: string; failing: string; wait: number }) =>
    `A transfer is paid at once. To an account that ends in ${failing} it fails; to one that ends in ${slow} it is paid ${wait} seconds later.`,
  refused: {
    tooMuch: 'That was too much. Please try again.',
    number: 'Enter a card number of 12 to 19 digits.',
    expiry: 'Enter the month and year to which the card is valid, as 12/30.',
    cvv: 'Enter a CVV of 3 or 4 digits.',
    way: 'Choose how to pay.',
  },
};
