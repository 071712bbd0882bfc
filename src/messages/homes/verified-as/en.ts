export default {
  parts: {
    localityId: 'locality',
    at: 'place on the map',
    privateAddress: 'address',
    society: 'society',
    subcategory: 'kind of property',
    bedrooms: 'bedrooms',
    floor: 'floor',
    carpetAreaSqft: 'carpet area',
    builtUpAreaSqft: 'built-up area',
    plotAreaSqft: 'plot area',
    reraNumber: 'RERA number',
    ownerName: 'owner’s name',
    postedBy: 'who offers it',
  },
};
