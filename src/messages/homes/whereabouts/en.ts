export default {
  country: 'Country',
  state: 'State',
  city: 'City',
  here: { country: 'India', state: 'Maharashtra', city: 'Pune' },
};
