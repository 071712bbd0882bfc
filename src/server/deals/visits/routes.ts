import * as slots from '#contract/deals/slots.ts';
import * as visitSteps from '#contract/deals/visit-steps.ts';
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
  implement(slots.listSlots, listSlotsVerb),
  implement(slots.mySlots, mySlotsVerb),
  implement(slots.offerSlots, offerSlotsVerb),
  implement(slots.letVisitsConfirm, letVisitsConfirmVerb),
  implement(slots.removeSlot, removeSlotVerb),
  implement(visitSteps.bookVisit, bookVisitVerb),
  implement(visitSteps.proposeVisit, proposeVisitVerb),
  implement(slots.visitClashes, visitClashesVerb),
  implement(visitSteps.confirmVisit, confirmVisitVerb),
  implement(visitSteps.declineVisit, declineVisitVerb),
  implement(visitSteps.cancelVisit, cancelVisitVerb),
  implement(visitSteps.checkInVisit, checkInVisitVerb),
  implement(visits.visitCalendar, visitCalendarVerb),
];
