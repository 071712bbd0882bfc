export default {
  events: {
    place: 'Booked',
    hold: 'Test payment made',
    accept: 'Owner accepted',
    decline: 'Owner declined',
    pay: 'Token amount paid',
    complete: 'Completed',
    cancelByBuyer: 'Buyer cancelled',
    cancelByOwner: 'Owner cancelled',
    settle: 'Ended by a settlement',
    expire: 'Time was over',
    addDocument: 'Document added',
  },
  cancelUnpaid: 'Nothing has been paid; the property is free again at once.',
  cancelPaid:
    'The token amount is returned in full if the owner cancels. If the buyer cancels, it is returned less the gateway’s fee within 7 days of booking, and half of it after. Instalments that are held are returned in full. Where less is held than that, since money was let go, the deal ends by a settlement: one of you proposes who gets what, the other agrees, or our staff decide.',
};
