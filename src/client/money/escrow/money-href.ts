/** The page of a booking's money, as its buyer or its owner sees it. */
export const moneyHref = (
  side: 'owner' | 'buyer',
  { bookingId, listingId }: { bookingId: number; listingId: number | null },
): string =>
  side === 'owner' && listingId !== null
    ? `/OwnerBookedPropertyDetails/${bookingId}/${listingId}`
    : `/BookedProperties/Payments/${bookingId}`;
