import { eq } from 'drizzle-orm';
import type { editListing } from '#contract/homes/my-listings.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { ListingStatus } from '#domain/homes/listing.ts';
import { haversineMetres } from '#domain/lib/geo.ts';
import { formatPriceShort, type Paise, toRupees } from '#domain/lib/money.ts';
import { recordEvent } from '#server/core/change-state.ts';
import { listings } from '#server/db/schema/index.ts';
import { isBooked } from '#server/homes/listings/index.ts';
import { keepBadge } from '#server/homes/verifications/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { publicPoint } from '#server/lib/public-point.ts';
import { personOf } from '#server/session/person.ts';
import { requireComplete } from './finish-draft.ts';
import { valuesOf } from './listing-values.ts';
import { lockOwn } from './lock-own.ts';
import { placeOf } from './place.ts';

const CLOSED: readonly ListingStatus[] = ['sold', 'rented'];

const latLng = ({ x, y }: { x: number; y: number }) => ({ lat: y, lng: x });

const shortPrice = (paise: Paise) => formatPriceShort(toRupees(paise));

export const editListingVerb: Verb<typeof editListing> = async (context, { params, body }) => {
  const saved = await context.db.transaction(async (tx) => {
    const listing = await lockOwn(context, tx, params.id);
    const { id, status, subcategory, listedIn } = listing;
    if (CLOSED.includes(status)) {
      throw new AppError('conflict', `It is ${status}: its record stays as it is.`);
    }
    if (listing.updatedAt.getTime() !== Date.parse(body.updatedAt)) {
      const message = 'It was changed on another device or in another tab. Load what is there.';
      throw new AppError('conflict', message, [{ path: 'updatedAt', message }]);
    }
    const offer = { subcategory, listedIn };
    const given = requireComplete(context, body.answers, offer);
    const values = valuesOf(given, {
      offer,
      role: personOf(context).role,
      locality: await placeOf(tx, given),
    });
    const now = context.now();
    if (values.pricePaise !== listing.pricePaise && (await isBooked(tx, id, now))) {
      const message = 'Somebody has booked it at this price: it stays while the booking runs.';
      throw new AppError('conflict', message, [{ path: 'price', message }]);
    }
    const at = new Date(Math.max(now.getTime(), listing.updatedAt.getTime() + 1));
    const pin = latLng(values.location);
    const moved = haversineMetres(latLng(listing.location), pin) > 0;
    const publicLocation = moved
      ? publicPoint(context.secrets.key('public location'), `listing ${id}`, pin)
      : listing.publicLocation;
    await tx
      .update(listings)
      .set({ ...values, publicLocation, updatedAt: at })
      .where(eq(listings.id, id));
    const hasBadge = await keepBadge(context, tx, listing, { ...listing, ...values });
    if (values.pricePaise !== listing.pricePaise) {
      await recordEvent(context, tx, {
        kind: 'listing',
        id,
        event: 'priceChanged',
        by: 'owner',
        state: status,
        note: `${shortPrice(listing.pricePaise)} → ${shortPrice(values.pricePaise)}`,
      });
    }
    return { at, hasBadge };
  });
  return success(
    { updatedAt: saved.at.toISOString() },
    saved.hasBadge
      ? 'Your changes are saved.'
      : 'Your changes are saved. The verified badge is off until our staff have looked again.',
  );
};
