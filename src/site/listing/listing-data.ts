import { listingPath, pictureSources } from '#client/homes/listing/listing-labels.ts';
import type { ListingDetail } from '#contract/homes/wire-listing.ts';

const KIND: Record<ListingDetail['propertydata']['subcategory'], string> = {
  Flat: 'Apartment',
  'Studio Apartment': 'Apartment',
  House: 'House',
  Villa: 'House',
  Plot: 'Place',
  Office: 'Place',
  Shop: 'Place',
};

/** schema.org data of a listing page: the listing, what is offered, and where one is on the site. */
export function listingData(property: ListingDetail, siteUrl: string): object[] {
  const { propertydata, locationData, detailsData, mediaData } = property;
  const url = `${siteUrl}${listingPath(propertydata.id)}`;
  const place = {
    '@type': KIND[propertydata.subcategory],
    name: propertydata.title,
    address: {
      '@type': 'PostalAddress',
      addressLocality: locationData.locality,
      addressRegion: locationData.state,
      addressCountry: 'IN',
      ...(locationData.pincode && { postalCode: locationData.pincode }),
    },
    ...(detailsData.bedrooms && { numberOfBedrooms: detailsData.bedrooms }),
    ...(detailsData.bathrooms && { numberOfBathroomsTotal: detailsData.bathrooms }),
    ...(detailsData.sizeInFt && {
      floorSize: { '@type': 'QuantitativeValue', value: detailsData.sizeInFt, unitCode: 'FTK' },
    }),
  };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      url,
      name: propertydata.title,
      description: propertydata.description,
      datePosted: propertydata.publishedAt.slice(0, 10),
      ...(mediaData.images.length > 0 && {
        image: mediaData.images.map((image) => `${siteUrl}${pictureSources(image).src}`),
      }),
      mainEntity: place,
      offers: {
        '@type': 'Offer',
        price: propertydata.price,
        priceCurrency: 'INR',
        availability: `https://schema.org/${propertydata.status === 'booked' ? 'Reserved' : 'InStock'}`,
        businessFunction: `http://purl.org/goodrelations/v1#${propertydata.listedin === 'rent' ? 'LeaseOut' : 'Sell'}`,
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Pune', item: siteUrl },
        {
          '@type': 'ListItem',
          position: 2,
          name: locationData.locality,
          item: `${siteUrl}/localities/${locationData.localitySlug}`,
        },
        { '@type': 'ListItem', position: 3, name: propertydata.title, item: url },
      ],
    },
  ];
}
