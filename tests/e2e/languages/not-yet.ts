import type { AppPath } from '#domain/lib/routes.ts';

/** What is said in English, and on which pages. A page that says nothing more in it leaves the list. */
const BY_REASON: readonly (readonly [reason: string, pages: readonly AppPath[]])[] = [
  [
    'parts of a title or an address that its owner wrote, where only its society is marked as a name',
    ['/ViewPropertyDetails/{id}/{agentId}', '/BookedPropertyDetails/{id}/{bookingId}'],
  ],
  ['a wish as it was put into words when a buyer asked', ['/AgentLeadList']],
  ['names of packages of one word, as staff edit them, in labels of buttons', ['/Admin/Prices']],
];

/** Pages behind the token that still say something in English, and what. */
export const NOT_YET: ReadonlyMap<AppPath, string> = new Map(
  BY_REASON.flatMap(([reason, pages]) => pages.map((page) => [page, reason] as const)),
);

/** Pages to which nothing leads in the demo as its people find it. */
export const NOT_LED_TO: readonly AppPath[] = ['/Webhooks/{id}'];
