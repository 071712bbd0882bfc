export default {
  photos: ({ enough }: { enough: number }) =>
    `Add photos: ${enough} or more, by daylight, every room`,
  description: 'Describe it in five or six sentences: light, water, neighbours, what is close by',
  verify: 'Have it verified: a badge for papers that our staff have seen',
  floorPlan: 'Add a floor plan',
  carpetArea: 'Give the carpet area: buyers compare by it',
  floor: 'Say which floor it is on',
  facing: 'Say which way it faces',
  furnishing: 'Say how it is furnished',
  age: 'Give its age',
  maintenance: 'Give the monthly maintenance',
  deposit: 'Give the deposit',
  society: 'Name the society or building',
  landmark: 'Name a landmark that everybody knows',
  amenities: ({ enough }: { enough: number }) => `Tick what is close by: ${enough} or more`,
  materials: 'Say what it is built of',
  landIsSold: 'Land is sold here, not rented out. Choose to sell it.',
};
