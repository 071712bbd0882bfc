export default {
  tooLong: 'Use at most 3,500 characters.',
  fromList: 'Choose from the list.',
  area: 'Give an area as a number.',
  areaAbove: 'Give an area above 0.',
  largestPlot: 'That is more than any plot has.',
  noContact:
    'Leave out phone numbers, e-mail and web addresses: buyers reach you by a contact request.',
  least: ({ least }: { least: number }) => `Use ${least} characters or more.`,
  roadWidth: ({ most }: { most: number }) =>
    `Give the width of the road in metres, from 1 to ${most}.`,
  fromNone: ({ most }: { most: number }) => `Give a number from 0 to ${most}.`,
  bedrooms: 'Give a number of bedrooms from 1 to 20.',
  floor: 'Give a floor from -3 (basement) to 120; the ground floor is 0.',
  floors: 'Give a number of floors from 1 to 120.',
  rupees: 'Give an amount in rupees, digits only.',
  rupeesMonth: 'Give an amount in rupees a month, digits only.',
  rupeesOrNone: 'Give an amount in rupees, digits only; 0 for none.',
  locality: 'Choose a locality from the list.',
  house: 'Give house, building and street.',
  pincode: 'A pincode has six digits.',
};
