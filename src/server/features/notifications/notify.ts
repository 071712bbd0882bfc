import type { NotificationKind } from '../../../domain/notification.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { notifications } from '../../db/schema/index.ts';

export interface News {
  kind: NotificationKind;
  title: string;
  body: string;
  /** Path on the site where it can be acted upon. */
  link?: string;
}

/** Tells somebody, in the transaction of what happened. */
export async function notify(
  { now }: Context,
  tx: Queryable,
  personId: number,
  { kind, title, body, link }: News,
): Promise<void> {
  await tx
    .insert(notifications)
    .values({ personId, kind, title, body, link: link ?? null, createdAt: now() });
}
