import * as visits from '#contract/deals/visits.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { bookVisitVerb } from './book-visit.ts';
import { cancelVisitVerb } from './cancel-visit.ts';
import { checkInVisitVerb } from './check-in.ts';
import { confirmVisitVerb } from './confirm-visit.ts';
import { declineVisitVerb } from './decline-visit.ts';
import { getMeetingRecordVerb } from './get-meeting-record.ts';
import { letVisitsConfirmVerb } from './let-visits-confirm.ts';
import { listSlotsVerb, mySlotsVerb } from './list-slots.ts';
import { offerSlotsVerb } from './offer-slots.ts';
import { proposeVisitVerb } from './propose-visit.ts';
import { removeSlotVerb } from './remove-slot.ts';
import { visitCalendarVerb } from './visit-calendar.ts';
import { visitClashesVerb } from './visit-clashes.ts';

export const visitRoutes: Route[] = [
  implement(visits.getMeetingRecord, getMeetingRecordVerb),
  implement(visits.listSlots, listSlotsVerb),
  implement(visits.mySlots, mySlotsVerb),
  implement(visits.offerSlots, offerSlotsVerb),
  implement(visits.letVisitsConfirm, letVisitsConfirmVerb),
  implement(visits.removeSlot, removeSlotVerb),
  implement(visits.bookVisit, bookVisitVerb),
  implement(visits.proposeVisit, proposeVisitVerb),
  implement(visits.visitClashes, visitClashesVerb),
  implement(visits.confirmVisit, confirmVisitVerb),
  implement(visits.declineVisit, declineVisitVerb),
  implement(visits.cancelVisit, cancelVisitVerb),
  implement(visits.checkInVisit, checkInVisitVerb),
  implement(visits.visitCalendar, visitCalendarVerb),
];
