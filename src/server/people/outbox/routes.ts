import { listDemoCodes, listOutbox } from '#contract/people/outbox.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { listDemoCodesVerb } from './list-demo-codes.ts';
import { listOutboxVerb } from './list-outbox.ts';

export const outboxRoutes: Route[] = [
  implement(listOutbox, listOutboxVerb),
  implement(listDemoCodes, listDemoCodesVerb),
];
