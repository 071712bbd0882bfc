import { eq, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { takeLead } from '#contract/professionals/lead-pool.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { isFullyVerified, verificationOf } from '#domain/people/kyc.ts';
import { AGENTS_A_REQUIREMENT } from '#domain/professionals/lead.ts';
import deskWords from '#messages/professionals/desk/index.ts';
import doneWords from '#messages/professionals/done/index.ts';
import newsWords from '#messages/professionals/news/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { leads, type Person, savedSearches } from '#server/db/schema/index.ts';
import { understandSearch } from '#server/homes/saved-searches/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { countLeft, takeEntitlement } from '#server/money/promotions/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { keepPerson } from './keep-person.ts';
import { isOpenTo } from './lead-pool.ts';
import { makeLead } from './make-lead.ts';
import { searchInWords } from './wants-in-words.ts';

interface LockedRequirement {
  id: number;
  personId: number;
  name: string;
}

const gone = () => new AppError('not_found', deskWords.requirementGone);

/** What the requirement looks for; never changed under its id. Another connection reads, so before any lock. */
async function understandRequirement(context: Context, id: number) {
  const [requirement] = await context.db
    .select({ personId: savedSearches.personId, query: savedSearches.query })
    .from(savedSearches)
    .where(eq(savedSearches.id, id));
  if (!requirement) throw gone();
  const { request, place } = await understandSearch(context, requirement.query);
  return { personId: requirement.personId, request, say: () => searchInWords(request, place) };
}

/** Held until the transaction ends, so that of many agents at once three get it and no more. */
async function lockRequirement(
  tx: Transaction,
  agentId: number,
  id: number,
): Promise<LockedRequirement> {
  const [requirement] = await rows<LockedRequirement>(
    tx,
    sql`select s.id, s.person_id as "personId", s.name
        from saved_searches s join people o on o.id = s.person_id
        where s.id = ${id} and ${isOpenTo(agentId)} for update of s`,
  );
  if (!requirement) throw gone();
  const taken = await tx
    .select({ agentId: leads.agentId })
    .from(leads)
    .where(eq(leads.searchId, requirement.id));
  if (taken.some((lead) => lead.agentId === agentId)) {
    throw new AppError('conflict', deskWords.takenByYou);
  }
  if (taken.length >= AGENTS_A_REQUIREMENT) {
    throw new AppError('conflict', deskWords.takenByMany({ agents: AGENTS_A_REQUIREMENT }));
  }
  return requirement;
}

async function tellBuyer(
  context: Context,
  tx: Transaction,
  agent: Person,
  requirement: LockedRequirement,
) {
  await notify(context, tx, requirement.personId, {
    kind: 'saved_search',
    title: () => newsWords.agentLooks({ name: requirement.name }),
    body: () => newsWords.agentLooksBody({ firstName: shortName(agent.firstName, agent.lastName) }),
    link: '/ShortlistedProperty#searches',
  });
}

type Understood = Awaited<ReturnType<typeof understandRequirement>>;

/** The requirement is sold, paid with one bought lead, and on the agent's desk; or nothing has happened. */
async function take(context: Context, tx: Transaction, id: number, understood: Understood) {
  const agent = await lockCaller(context, tx);
  if (!isFullyVerified(verificationOf(agent))) {
    throw new AppError('conflict', deskWords.kycForRequirements);
  }
  await keepPerson(tx, understood.personId);
  const requirement = await lockRequirement(tx, agent.id, id);
  const use = { kind: 'leads', subjectKind: 'saved_search', subjectId: requirement.id } as const;
  if (!(await takeEntitlement(context, tx, { ...use, personId: agent.id }))) {
    throw new AppError('conflict', deskWords.noLeadLeft);
  }
  const lead = {
    source: 'bought' as const,
    agentId: agent.id,
    buyerId: requirement.personId,
    searchId: requirement.id,
    wants: { ...understood.request },
  };
  const leadId = await makeLead(context, tx, lead, understood.say);
  if (leadId === undefined) throw new Error('A locked requirement was sold twice');
  await audit(context, tx, {
    action: 'lead.take',
    subjectKind: 'lead',
    subjectId: leadId,
    detail: { searchId: requirement.id },
  });
  await tellBuyer(context, tx, agent, requirement);
  return { leadId, left: await countLeft(context, tx, agent.id, 'leads') };
}

export const takeLeadVerb: Verb<typeof takeLead> = async (context, { params }) => {
  const understood = await understandRequirement(context, params.id);
  const data = await context.db.transaction((tx) => take(context, tx, params.id, understood));
  return success(data, doneWords.leadYours);
};
