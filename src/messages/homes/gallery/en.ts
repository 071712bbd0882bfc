/** Which photo is seen, as the strip of them tells while it is moved. */
export default {
  placeOf: ({ at, of }: Record<'at' | 'of', number>) => `${at} of ${of}`,
};
