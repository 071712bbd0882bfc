import { APP_PAGES, type AppPath, STAFF_PAGES } from '#domain/lib/routes.ts';
import { writeOncePerHour } from '#server/core/audit-access.ts';
import type { Context } from '#server/core/context.ts';

/** Writes down who opens a page of staff without being one, and staff on a page that is not theirs. */
export async function auditRefusedPage(context: Context, route: string): Promise<void> {
  const { actor } = context;
  const page = APP_PAGES[route as AppPath];
  if (!page || actor.kind !== 'person' || page.roles.includes(actor.role)) return;
  if (actor.role !== 'admin' && !(route in STAFF_PAGES)) return;
  const detail = { page: route, role: actor.role };
  await writeOncePerHour(context, { action: 'access.refuse', detail, people: [null] });
}
