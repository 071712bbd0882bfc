export default {
  smaller: ({ area, against }: { area: string; against: string }) =>
    `Smaller: ${area} against ${against} sq ft; small homes cost more per sq ft`,
  larger: ({ area, against }: { area: string; against: string }) =>
    `Larger: ${area} against ${against} sq ft; large homes cost less per sq ft`,
  older: ({ age, against }: { age: string; against: string }) => `Older: ${age} against ${against}`,
  newer: ({ age, against }: { age: string; against: string }) => `Newer: ${age} against ${against}`,
  beingBuilt: 'being built',
  lowerFloor: ({ floor, against }: { floor: number; against: number }) =>
    `Lower: floor ${floor} against ${against}`,
  higherFloor: ({ floor, against }: { floor: number; against: number }) =>
    `Higher: floor ${floor} against ${against}`,
  furnished: ({ furnishing, against }: { furnishing: string; against: string }) =>
    `${furnishing.replace(/^./, (letter) => letter.toUpperCase())} against ${against}`,
  furnishing: {
    UnFurnished: 'unfurnished',
    'Semi-Furnished': 'half furnished',
    Furnished: 'furnished',
  },
};
