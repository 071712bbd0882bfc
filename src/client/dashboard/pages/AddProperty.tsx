import { Posting } from '#client/homes/posting/Posting.tsx';
import { PriceCheck } from '#client/market/fair-price/PriceCheck.tsx';

export function AddProperty() {
  return <Posting priceCheck={<PriceCheck />} />;
}
