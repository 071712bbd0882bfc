export default {
  paidBy: { upi: 'UPI', bank: 'Bank transfer', cheque: 'Cheque', cash: 'Cash' },
};
