export default {
  lakh: 'Lakh',
  crore: 'Cr',
};
