/** By the names that payment providers have for how somebody paid, as they stand inside a sentence. */
export default {
  methods: {
    upi: 'UPI',
    card: 'card',
    credit_card: 'credit card',
    debit_card: 'debit card',
    netbanking: 'net banking',
    net_banking: 'net banking',
    wallet: 'wallet',
  },
};
