import { PROFESSION } from '#domain/lib/profession.ts';
import type { AppPath } from '#domain/lib/routes.ts';
import type { DutyPlace } from './kind.ts';

/** By its own id, or by that of what it belongs to. */
type Opened = { id: number | null };

export const ownersBooking = ({ id, listingId }: Opened & Pick<DutyPlace, 'listingId'>) =>
  `/OwnerBookedPropertyDetails/${id}/${listingId}`;

/** The booking a thing belongs to, as whoever is to do it opens it. */
export const bookingOf = ({ isOwner, aboutId, listingId }: DutyPlace) =>
  isOwner
    ? ownersBooking({ id: aboutId, listingId })
    : `/BookedPropertyDetails/${listingId}/${aboutId}`;

export const moneyOf = (bookingId: number | null) => `/BookedProperties/Payments/${bookingId}`;

export const work = ({ id, profession }: DutyPlace) =>
  profession ? `${PROFESSION[profession].desk.workPath}${id}` : '/UserDashboard';

export const desk = ({ profession }: DutyPlace): AppPath =>
  profession ? PROFESSION[profession].desk.path : '/UserDashboard';

export const hired = ({ id }: Opened) => `/HiredAgents/0?engagement=${id}`;

export const hire = ({ profession }: DutyPlace): AppPath =>
  profession ? PROFESSION[profession].hire.path : '/UserDashboard';
