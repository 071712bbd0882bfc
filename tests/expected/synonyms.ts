/**
 * One thing has one name in the API. For each thing the name it has, and what else people call it; a
 * name among those that is in the document nevertheless stands here with its reason.
 */
export interface Thing {
  name: string;
  others: RegExp;
}

export const GLOSSARY: readonly Thing[] = [
  { name: 'areaSqft', others: /^(?:sizeInFt|size_?in_?sqft|sq_?ft|area_?in_?\w+|sqftArea)$/i },
  { name: 'carpetSqft', others: /^carpet_?(?:area|size)$/i },
  { name: 'builtUpSqft', others: /^(?:built_?up|super)_?(?:area|size)$/i },
  { name: 'plotSqft', others: /^plot_?(?:area|size)$/i },
  {
    name: 'mobile',
    others: /^(?:(?:phone|telephone|tel|cell)_?(?:no|number)?|contact_?(?:no|number))$/i,
  },
  { name: 'email', others: /^(?:mail|e_mail|email_?(?:id|address))$/i },
  {
    name: 'createdAt',
    others: /^(?:created_?on|created_at|creation_?(?:date|time)|date|made_?at)$/i,
  },
  {
    name: 'updatedAt',
    others: /^(?:updated_?on|updated_at|changed_?at|modified_?\w*|edited_?at)$/i,
  },
  { name: 'expiresAt', others: /^(?:expires?(?:_?on)?|expiry\w*|valid_?to)$/i },
  { name: 'listingId', others: /^(?:property|prop|home|flat|listing_)_?id$/i },
  { name: 'personId', others: /^(?:user|member|account|people)_?id$/i },
  { name: 'orderId', others: /^(?:order_id|payment_?id|transaction_?id|txn_?id)$/i },
  { name: 'bookingId', others: /^(?:booking_id|reservation_?id)$/i },
  { name: 'fileName', others: /^(?:filename|file_name)$/ },
  { name: 'latitude', others: /^(?:lat|geo_?lat\w*)$/i },
  { name: 'longitude', others: /^(?:lng|lon|long|geo_?l(?:ng|on)\w*)$/i },
  { name: 'pincode', others: /^(?:zip|zip_?code|postal_?code|postcode|pin)$/i },
  { name: 'listedIn', others: /^(?:listedin|listed_in|offer_?type|for_?sale_?or_?rent)$/ },
  { name: 'headline', others: /^(?:headLine|head_line|heading)$/ },
  { name: 'aadhaar', others: /^aadh?aa?r_?(?:verification|no|number)$/i },
  { name: 'bedrooms', others: /^(?:bed_?room|beds|bhk|no_?of_?bedrooms)$/i },
  { name: 'bathrooms', others: /^(?:bath_?room|baths|toilets)$/i },
  { name: 'price', others: /^(?:cost|asking_?price|price_?in_?\w+|selling_?price)$/i },
  { name: 'deposit', others: /^(?:security_?deposit|deposit_?amount|advance)$/i },
  { name: 'total', others: /^(?:total_?count|total_?records|total_?items|count_?all)$/i },
  { name: 'pageSize', others: /^(?:limit|per_?page|page_?limit|rows_?per_?page)$/i },
  { name: 'page', others: /^(?:page_?(?:no|number|index))$/i },
  { name: 'description', others: /^(?:desc|details?_?text)$/i },
  { name: 'gstin', others: /^gst_?(?:no|number|in_number)$/i },
  { name: 'ifsc', others: /^ifsc_?code$/i },
];

/** Spelled so by the specification, whose clients call by these names. */
export const SPECIFIED: readonly string[] = [
  'sizeInFt',
  'propertyId',
  'propertyid',
  'propId',
  'userId',
  'userid',
  'order_id',
  'lat',
  'lng',
  'listedin',
  'headLine',
  'aadharverification',
];

/** Ours under another name for a reason; nothing is added without one. */
export const KEPT: Readonly<Record<string, string>> = {
  filename: 'in queries of uploads since 0.2.0',
  aadhaarverification: 'of the other party of a deal since 0.2.0',
  carpetArea: 'beside the specified sizeInFt; in a form it is typed in a unit of its own',
  builtUpArea: 'beside the specified sizeInFt; in a form it is typed in a unit of its own',
  plotArea: 'beside the specified sizeInFt; in a form it is typed in a unit of its own',
  limit: 'of feeds and logs that are read on, which have no pages',
  bhk: 'of figures, where 5 stands for five or more',
  askingPrice: 'what is asked, beside what was bid',
};
