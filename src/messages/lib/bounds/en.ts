interface Bounds {
  min: string;
  max: string;
  shown: string;
}

export default {
  refused: ({ min, max, shown }: Bounds) =>
    `Give a number from ${min} to ${max}; the result is still for ${shown}.`,
  refusedWhole: ({ min, max, shown }: Bounds) =>
    `Give a whole number from ${min} to ${max}; the result is still for ${shown}.`,
};
