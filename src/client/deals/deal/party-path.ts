/** Where somebody reads what may be known of the other side of a deal: a seller’s page, an owner’s or a buyer’s. */
export function partyPath(is: 'seller' | 'owner' | 'buyer', id: number): string {
  if (is === 'buyer') return `/BuyerSideDetials/${id}`;
  return is === 'seller' ? `/SellerDetails/${id}` : `/OwnerDetails/${id}`;
}
