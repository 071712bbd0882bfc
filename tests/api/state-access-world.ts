import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import type { Role } from '#domain/lib/role.ts';
import {
  dealDocuments,
  documents,
  type Engagement,
  type Listing,
  workDocuments,
} from '#server/db/schema/index.ts';
import { dealWorld, type Member } from '#tests/api/deals/deal-world.ts';
import { insertEngagement } from '#tests/api/professionals/engagement-world.ts';
import { newMobile } from '#tests/api/world.ts';
import { stored } from '#tests/builders/index.ts';
import { NO_LIMITS } from '#tests/builders/no-limits.ts';
import type { Sees } from '#tests/expected/state-access.ts';
import { pdf } from '#tests/unit/uploads/files.ts';

const DAY_MS = 86_400_000;
/** Stands in the private address of every home here. */
export const DOOR = 'Flat 402, B wing, Lane 7';
const FILE = pdf(
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
);

/** Whether somebody is shown what is private, by one way to it. */
export type Look = (who: Member) => Promise<boolean>;

/** A thing in a state, its parties, and the ways in which each of them may come to what is private. */
export interface Thing<Party extends string> {
  parties: Record<Party, Member>;
  looks: Record<Party, readonly Look[]>;
}

/** So long ago a state that lasts for ever may have begun. */
const LONG_AGO = 1_000;

/** The moments, in days since the end, at which a cell is tried, and what is seen at each. */
export function trialsOf(sees: Sees): { days: number; seen: boolean }[] {
  if (sees === 'yes') return [{ days: LONG_AGO, seen: true }];
  if (sees === 'no') return [{ days: 0, seen: false }];
  return [
    { days: sees - 1, seen: true },
    { days: sees + 1, seen: false },
  ];
}

/** For a test file: a seller (`owner`), a buyer, professionals, staff, and strangers of every role. */
export function stateWorld() {
  const world = dealWorld();
  const { parties, as } = world;
  const others = {} as { lawyer: Member; evaluator: Member };
  const strangers: Partial<Record<Role | 'nobody', Member>> = {};

  async function member(role: Role): Promise<Member> {
    const made = await world.member();
    await world.query('update people set role = $2 where id = $1', made.id, role);
    return made;
  }

  beforeAll(async () => {
    world.context().limits = NO_LIMITS;
    others.lawyer = await member('lawyer');
    others.evaluator = await member('evaluator');
    for (const role of ['user', 'agent', 'lawyer', 'evaluator'] as const) {
      strangers[role] = await member(role);
    }
    strangers.nobody = { id: parties.stranger.id, headers: {} as never };
    for (const { id } of [parties.owner, parties.buyer]) {
      await world.query('update people set mobile = $2 where id = $1', id, newMobile());
    }
  });

  const daysAgo = (days: number) => new Date(world.context().now().getTime() - days * DAY_MS);

  /** A file in the store with its row. */
  async function aDocument(ownerId: number, purpose: string): Promise<number> {
    const { db, ports } = world.context();
    const key = `documents/${randomUUID()}`;
    await ports.store.put(key, FILE, 'application/pdf');
    const row = { ownerId, purpose, key, fileName: 'scan.pdf', mime: 'application/pdf' };
    const file = { bytes: FILE.length, sha256: randomUUID() };
    return stored(
      await db
        .insert(documents)
        .values({ ...row, ...file })
        .returning(),
    ).id;
  }

  return {
    ...world,
    others,
    strangers: () => Object.entries(strangers),
    daysAgo,
    aDocument,

    async aHome(status: Listing['status'] = 'live'): Promise<Listing> {
      const listing = await world.aListing();
      await world.query(
        'update listings set private_address = $2, status = $3 where id = $1',
        listing.id,
        DOOR,
        status,
      );
      return listing;
    },

    /** A document of a booking or a verification. */
    async aDealDocument(ownerId: number, subjectKind: 'booking' | 'verification', id: number) {
      const purpose = subjectKind === 'booking' ? 'booking' : 'property_paper';
      const documentId = await aDocument(ownerId, purpose);
      await world
        .db()
        .insert(dealDocuments)
        .values({ documentId, subjectKind, subjectId: id, label: 'A paper' });
      return documentId;
    },

    /** Work for the buyer in a state, which it came to some days ago. */
    aWork: (
      professional: Member,
      state: Engagement['state'],
      days: number,
      more: Partial<Engagement> = {},
    ) =>
      insertEngagement(
        world.context(),
        { clientId: parties.buyer.id, professionalId: professional.id },
        { state, endedAt: daysAgo(days), updatedAt: daysAgo(days), ...more },
      ),

    /** A paper of work, as handing it in would have left it. */
    async aPaper(
      { id: engagementId }: Engagement,
      byId: number,
      more: Partial<typeof workDocuments.$inferInsert> = {},
    ) {
      const documentId = await aDocument(byId, 'work');
      const paper = { engagementId, documentId, byId, kind: 'evidence', label: randomUUID() };
      return stored(
        await world
          .db()
          .insert(workDocuments)
          .values({ ...paper, version: 1, ...more })
          .returning(),
      );
    },

    /** Whether a GET answers, with what a party would be shown; a refusal of another kind is a defect. */
    look:
      (
        path: string | ((who: Member) => string),
        // biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into
        shows: (body: any) => boolean = () => true,
        method = 'GET',
      ): Look =>
      async (who) => {
        const to = typeof path === 'string' ? path : path(who);
        const { status, body } = await as(who, method, to, method === 'GET' ? undefined : {});
        if (status === 200) return shows(body);
        if ([403, 404, 409].includes(status)) return false;
        throw new Error(`${to}: ${status} ${JSON.stringify(body)}`);
      },
  };
}
