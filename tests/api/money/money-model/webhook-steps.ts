import { sql } from 'drizzle-orm';
import { rows } from '#server/db/rows.ts';
import { paymentWebhookVerb } from '#server/money/payments/webhook.ts';
import { signWebhook } from '#server/ports/gateway/sandbox/webhook-signature.ts';
import { lately } from './order-steps.ts';
import type { Chance, World } from './world.ts';

async function post({ desk }: World, body: string): Promise<void> {
  const { context } = desk;
  const timestamp = String(desk.clock.ms);
  const signature = signWebhook(context.secrets.key('sandbox gateway'), timestamp, body);
  const headers = new Headers({
    'x-webhook-signature': signature,
    'x-webhook-timestamp': timestamp,
  });
  const caller = { ...context.caller, headers };
  const input = { params: {}, query: {}, body: undefined as never, file: Buffer.from(body) };
  await paymentWebhookVerb({ ...context, caller }, input as never);
}

const heard = new WeakMap<World, Set<string>>();

/** All webhooks of an order arrive, in any order, each of them twice at once, old ones again. */
export async function hear(world: World, { pick, amount }: Chance): Promise<boolean> {
  const { desk, model } = world;
  const order = lately(model.orders, pick);
  if (!order) return false;
  const { db } = desk.context;
  const found = await rows<{ body: string }>(
    db,
    sql`select body from sandbox_webhooks where body like ${`%${order.publicId}%`} order by id`,
  );
  const shift = amount % Math.max(1, found.length);
  const bodies = [...found.slice(shift), ...found.slice(0, shift)].map(({ body }) => body);
  if (amount % 2 === 0) bodies.reverse();
  const known = heard.get(world) ?? new Set();
  heard.set(world, known);
  for (const body of bodies) {
    const { refund: told } = JSON.parse(body).data;
    const ids = await rows<{ publicId: string }>(
      db,
      sql`select public_id as "publicId" from refunds where order_id = ${order.id} order by id`,
    );
    await Promise.all([post(world, body), post(world, body)]);
    await desk.context.background.idle();
    if (known.has(body)) continue;
    known.add(body);
    if (!told) model.settled(order);
    const refund =
      told && order.refunds[ids.findIndex(({ publicId }) => publicId === told.refund_id)];
    if (refund) model.followed(refund);
  }
  return true;
}
