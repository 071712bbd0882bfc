// Stories of one cast, with the words they say: longer than other files because they are told in full.
import { evaluatorLeadDetails } from '#contract/professionals/evaluators.ts';
import { issueTitleReport, saveTitlePoint } from '#contract/professionals/lawyers.ts';
import { issueReport, saveSiteVisit } from '#contract/professionals/valuation-steps.ts';
import { SITE_POINT_NAMES, SITE_POINTS, type SiteChecklist } from '#domain/deals/site-visit.ts';
import { PROFESSIONS, type Profession } from '#domain/lib/profession.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import { TITLE_ITEMS } from '#domain/professionals/title-check.ts';
import { valuate as reckon } from '#domain/professionals/valuation.ts';
import { DEMO_PROFESSIONS } from '#server/demo/professions.ts';
import type { Home } from './homes.ts';
import type { Story } from './play.ts';
import type { Player } from './stage.ts';
import { type Job, job, work } from './work.ts';
import { other, type World } from './world.ts';

const NOTES: Partial<Record<(typeof TITLE_ITEMS)[number], string>> = {
  chain: 'Three deeds since 1994, each registered; seen at the office.',
  encumbrance: 'A mortgage of 2016, released in 2021; the deed of release is there.',
  society: 'Share certificate seen; its no-objection is promised within a week.',
  tax: 'Paid up to this year; receipt of April.',
};

/** Looks at the first points of a title. */
async function checkTitle({ stage }: World, lawyer: Player, id: number, points: number) {
  for (const item of TITLE_ITEMS.slice(0, points)) {
    const note = NOTES[item];
    await stage.as(lawyer, saveTitlePoint, {
      params: { id },
      body: { item, result: 'fine', ...(note !== undefined && { note }) },
    });
  }
}

/** All points, and the report of them. */
async function* titleReport(world: World, lawyer: Player, id: number): Story {
  const { stage } = world;
  yield hoursFrom(stage.context.now(), 70);
  await checkTitle(world, lawyer, id, TITLE_ITEMS.length);
  yield hoursFrom(stage.context.now(), 20);
  const opinion =
    'The title is clear and marketable. Registration may go on once the society’s no-objection is there.';
  await stage.as(lawyer, issueTitleReport, { params: { id }, body: { opinion } });
}

const GOOD = Object.fromEntries(
  SITE_POINT_NAMES.map((name) => [name, SITE_POINTS[name].answers[0]]),
) as SiteChecklist;

async function seeSite({ stage }: World, evaluator: Player, id: number): Promise<void> {
  await stage.as(evaluator, saveSiteVisit, {
    params: { id },
    body: {
      visitedOn: puneDate(stage.context.now()),
      areaSqft: 742,
      checklist: GOOD,
      note: 'The lift is new; the terrace above was sealed last year. One car, covered.',
    },
  });
}

/** The report of a valuation, which delivers the work. */
async function valuate({ stage, accountOf }: World, evaluator: Player, id: number, home: Home) {
  const { candidates, property, visit } = await stage.as(evaluator, evaluatorLeadDetails, {
    params: { id },
  });
  const used = candidates.slice(0, 6);
  const subject = property && { ...property, areaSqft: visit?.areaSqft ?? 0 };
  const found = subject && reckon(subject, used);
  const around = (percent: number) => Math.round((home.price * percent) / 100_000) * 1_000;
  await stage.as(evaluator, issueReport, {
    params: { id },
    body: {
      chosen: used.map((one) => one.id),
      seen: found && { low: found.low, likely: found.likely, high: found.high },
      // Too few near by to reckon from: by what the evaluator knows.
      ...(!found && { own: { low: around(94), likely: around(98), high: around(103) } }),
      remarks: 'In line with what flats of the same plan were asked for over the last months.',
      bankAccountId: accountOf(evaluator),
    },
  });
}

async function* valuation(world: World, given: Omit<Job, 'profession' | 'listingId'>): Story {
  const { stage, homes } = world;
  const { client, professional, asked, ends } = given;
  yield stage.day(-asked - 3, 10);
  const home = await homes.post(client);
  yield* work(world, {
    ...given,
    profession: 'evaluator',
    listingId: home.id,
    async *working(id) {
      yield hoursFrom(stage.context.now(), 40);
      await seeSite(world, professional, id);
      if (ends === 'working') return;
      yield hoursFrom(stage.context.now(), 20);
    },
    deliver: (id) => valuate(world, professional, id, home),
  });
}

/** Every end that work of a profession can come to, for a client and a professional of the demo. */
function everyEnd(
  client: (n: number) => Player,
  professional: (n: number) => Player,
  profession: Profession,
): Job[] {
  const { praise } = DEMO_PROFESSIONS[profession];
  const usual: readonly [EngagementState, number, Partial<Job>][] = [
    ['requested', 2, {}],
    ['quoted', 3, {}],
    ['accepted', 2, {}],
    ['paid', 4, {}],
    ['working', 12, {}],
    ['delivered', 9, {}],
    ['confirmed', 60, { review: praise[0] }],
    ['confirmed', 120, { review: praise[1] }],
    ['disputed', 14, {}],
  ];
  const rare: typeof usual = [
    ['declined', 80, { by: 'professional' }],
    ['declined', 95, { by: 'client' }],
    ['cancelled', 70, { by: 'client' }],
    ['cancelled', 105, { by: 'professional' }],
    ['expired', 88, {}],
    ['refunded', 110, {}],
    ['refunded', 45, { wasDisputed: true }],
    ['confirmed', 135, { wasDisputed: true }],
  ];
  // Each of the three has all that is usual; how else work may end, agents show for all.
  const all = profession === 'agent' ? [...usual, ...rare] : [...usual, ...rare.slice(0, 1)];
  return all.map(([ends, asked, more], n) => ({
    client: client(n),
    professional: professional(n),
    profession,
    asked,
    ends,
    ...more,
  }));
}

/** Work of the three professions, for the demo's own people and for others. */
export function professionalStories(world: World): Record<string, Story> {
  const { buyer, seller, agent, lawyer, evaluator, others } = world.cast;
  const user = (n: number) => other(others.user, n);
  // The client of every other piece is one of the demo's; two in three are the demo professional's.
  const client = (n: number) => (n % 3 === 0 ? buyer : n % 3 === 1 ? seller : user(n));
  const named: Partial<Record<Profession, Player>> = { agent, lawyer, evaluator };
  const first = (profession: Profession) => named[profession] ?? other(others[profession], 0);
  const stories: Record<string, Story> = {};
  for (const profession of PROFESSIONS) {
    const who = (n: number) => (n % 5 === 4 ? other(others[profession], n) : first(profession));
    // A valuation without a home here stands between two people once at a time.
    const asks = profession === 'evaluator' ? (n: number) => (n < 2 ? client(n) : user(n)) : client;
    for (const [n, one] of everyEnd(asks, who, profession).entries()) {
      const checks = profession === 'lawyer';
      stories[`${profession} ${n}`] = job(world, {
        ...one,
        ...(checks && one.ends === 'working' && { working: partly(world, one.professional) }),
        ...(checks &&
          one.ends === 'confirmed' && {
            working: (id: number) => titleReport(world, one.professional, id),
          }),
      });
    }
  }
  const valued = { professional: evaluator } as const;
  stories['valuation for the seller'] = valuation(world, {
    ...valued,
    client: seller,
    asked: 40,
    ends: 'confirmed',
    review: DEMO_PROFESSIONS.evaluator.praise[0],
  });
  stories['valuation for the buyer'] = valuation(world, {
    ...valued,
    client: buyer,
    asked: 8,
    ends: 'delivered',
  });
  stories['valuation that the buyer asked for'] = valuation(world, {
    ...valued,
    client: buyer,
    asked: 2,
    ends: 'requested',
  });
  stories['valuation under way'] = valuation(world, {
    ...valued,
    client: seller,
    asked: 5,
    ends: 'working',
  });
  for (let n = 0; n < 2 * PROFESSIONS.length; n++) {
    const profession = PROFESSIONS[n % PROFESSIONS.length] ?? 'agent';
    stories[`review ${n}`] = job(world, {
      client: user(n + 3),
      professional: n <= PROFESSIONS.length ? first(profession) : other(others[profession], n),
      profession,
      asked: 50 + n * 14,
      ends: 'confirmed',
      review: DEMO_PROFESSIONS[profession].praise[n < PROFESSIONS.length ? 2 : 1],
    });
  }
  return stories;
}

const partly = (world: World, lawyer: Player) =>
  async function* working(id: number): Story {
    yield hoursFrom(world.stage.context.now(), 30);
    await checkTitle(world, lawyer, id, 6);
  };
