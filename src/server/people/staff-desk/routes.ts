import * as inbox from '#contract/people/staff-inbox.ts';
import { addStaffNote, openPerson } from '#contract/people/staff-record.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { assignWorkVerb } from './assign-work.ts';
import { listFiltersVerb, removeFilterVerb, saveFilterVerb } from './filters.ts';
import { getInboxCsvVerb } from './inbox-csv.ts';
import { countInboxVerb, listInboxVerb } from './list-inbox.ts';
import { addNoteVerb, openPersonVerb } from './open-person.ts';

export const staffDeskRoutes: Route[] = [
  implement(inbox.countInbox, countInboxVerb),
  implement(inbox.getInboxCsv, getInboxCsvVerb),
  implement(inbox.listInbox, listInboxVerb),
  implement(inbox.assignWork, assignWorkVerb),
  implement(inbox.listStaffFilters, listFiltersVerb),
  implement(inbox.saveStaffFilter, saveFilterVerb),
  implement(inbox.removeStaffFilter, removeFilterVerb),
  implement(openPerson, openPersonVerb),
  implement(addStaffNote, addNoteVerb),
];
