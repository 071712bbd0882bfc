/**
 * Section 3, "Property as read in lists", and where section 7's calls carry such a list: in `data`,
 * but for `serchproperty` (`data.data`) and `findbyseller` (`Data`).
 */
export const PROPERTY_FIELDS = {
  propertydata: ['id', 'title', 'price', 'listedin', 'promotePropertyStatus'],
  mediaData: ['images'],
  locationData: ['address', 'city', 'state', 'latitude', 'longitude'],
  detailsData: ['bedrooms', 'bathrooms', 'sizeInFt', 'garages'],
} as const;

export const PROPERTY_LISTS: Record<string, 'data' | 'data.data' | 'Data'> = {
  'GET /Property/findByUser/{id}': 'data',
  'GET /property/nearbyuser/{lat},{lng}': 'data',
  'GET /property/propertylist': 'data',
  'POST /property/serchproperty': 'data.data',
  'POST /property/recommendproperty': 'data',
  'GET /property/findbyfavourite/{id}': 'data',
  'GET /property/findbyshortlisted/{id}': 'data',
  'GET /property/getofferproperty/{id}': 'data',
  'GET /propertypromote/getAllPromoteProperty/{id}': 'data',
  'GET /property/myverifiedproperty/{id}': 'data',
  'GET /method/intrestedlist/{id}': 'data',
  'GET /method/findbyseller/{userId}/{id}': 'Data',
};
