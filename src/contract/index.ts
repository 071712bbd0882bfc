import * as admin from './admin.ts';
import * as agents from './agents.ts';
import * as auth from './auth.ts';
import * as bids from './bids.ts';
import * as bookings from './bookings.ts';
import * as contacts from './contacts.ts';
import * as dashboard from './dashboard.ts';
import type { Endpoint } from './endpoint.ts';
import * as escrow from './escrow.ts';
import * as favourites from './favourites.ts';
import * as invoices from './invoices.ts';
import * as listings from './listings.ts';
import * as localities from './localities.ts';
import * as media from './media.ts';
import * as moneyAdmin from './money-admin.ts';
import * as myListings from './my-listings.ts';
import * as notifications from './notifications.ts';
import * as outbox from './outbox.ts';
import * as payments from './payments.ts';
import * as prices from './prices.ts';
import * as profile from './profile.ts';
import * as promotions from './promotions.ts';
import * as savedSearchs from './saved-searches.ts';
import * as search from './search.ts';
import * as verifications from './verifications.ts';
import * as visits from './visits.ts';

function endpointsOf(module: object): Endpoint[] {
  return Object.values(module).filter(
    (value): value is Endpoint => typeof value === 'object' && value !== null && 'method' in value,
  );
}

/** Every endpoint of the API, once. */
export const ENDPOINTS: readonly Endpoint[] = [
  admin,
  myListings,
  media,
  verifications,
  favourites,
  savedSearchs,
  contacts,
  visits,
  bids,
  bookings,
  payments,
  prices,
  invoices,
  escrow,
  promotions,
  moneyAdmin,
  agents,
  auth,
  dashboard,
  listings,
  localities,
  notifications,
  outbox,
  profile,
  search,
].flatMap(endpointsOf);
