export default {
  updateKyc: 'Update KYC',
  toPost: 'To post a property, you need to update your KYC',
  unread: ({ count }: { count: number }) => `Notifications, ${count} unread`,
};
