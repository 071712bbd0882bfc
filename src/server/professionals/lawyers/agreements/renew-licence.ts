import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { agreementTerms } from '#contract/professionals/agreement-terms.ts';
import type { renewLicence } from '#contract/professionals/renewals.ts';
import type { PlanningAuthority } from '#domain/homes/gazetteer/authority.ts';
import { totalOf } from '#domain/homes/home-costs.ts';
import { lastDayOf, renewalOf } from '#domain/professionals/renewal.ts';
import words from '#messages/professionals/refusals/index.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { findAsParty } from './lock-agreement.ts';

/** The same figures for both sides, from the terms both have agreed to. */
export const renewLicenceVerb: Verb<typeof renewLicence> = async (context, { params, query }) => {
  const { db } = context;
  const { id, side, state, terms: stored, listingId } = await findAsParty(context, db, params.id);
  const old = agreementTerms.parse(stored);
  if (state !== 'agreed' || old.template !== 'leave-and-licence') {
    throw new AppError('conflict', words.onlyAgreedRenewed);
  }
  const [home] = await rows<{ title: string; authority: PlanningAuthority }>(
    db,
    sql`select l.title, p.authority from listings l join localities p on p.id = l.locality_id
        where l.id = ${listingId}`,
  );
  if (!home) throw new AppError('not_found');
  const { step } = query;
  const { terms, until, costs } = renewalOf(old, { step, authority: home.authority });
  const { rent, deposit, startOn, months } = terms;
  return success({
    ...{ agreementId: id, title: home.title, side, step },
    before: { rent: old.rent, until: lastDayOf(old) },
    ...{ rent, deposit, startOn, until, months, costs, total: totalOf(costs) },
  });
};
