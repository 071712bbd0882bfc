import { EditForm } from '#client/homes/posting/EditForm.tsx';
import { PriceCheck } from '#client/market/fair-price/PriceCheck.tsx';

export function EditProperty(props: { listingId: number; userId: number }) {
  return <EditForm {...props} priceCheck={<PriceCheck />} />;
}
