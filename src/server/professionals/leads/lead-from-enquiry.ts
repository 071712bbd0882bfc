import { sql } from 'drizzle-orm';
import type { SearchRequest } from '#contract/homes/search-request.ts';
import { type Rupees, toRupees } from '#domain/lib/money.ts';
import words from '#messages/professionals/news/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { Listing } from '#server/db/schema/index.ts';
import type { Enquiry } from '#server/deals/hooks.ts';
import { notify } from '#server/people/notifications/index.ts';
import { makeLead } from './make-lead.ts';
import { enquiryInWords } from './wants-in-words.ts';

type Facts = Pick<
  Listing,
  'title' | 'pricePaise' | 'listedIn' | 'category' | 'subcategory' | 'bedrooms'
> & { locality: string; agentIds: number[] };

/** Prices from so much below to so much above what the home costs. */
const SPREAD = 0.2;

/** To the lakh, a rent to the thousand. */
function roundPrice(rupees: Rupees, listedIn: Listing['listedIn']): number {
  const step = listedIn === 'rent' ? 1_000 : 100_000;
  return Math.max(step, Math.round(rupees / step) * step);
}

/** Whoever asks about a home looks for one like it. */
function wantsOf({ pricePaise, listedIn, category, subcategory, bedrooms, locality }: Facts) {
  const price = toRupees(pricePaise);
  const wants: SearchRequest = {
    listedin: listedIn,
    category,
    subcategory: [subcategory],
    loc: locality,
    near: true,
    min_price: roundPrice(price * (1 - SPREAD), listedIn),
    max_price: roundPrice(price * (1 + SPREAD), listedIn),
  };
  if (bedrooms) wants.bedrooms = [bedrooms >= 10 ? '10+' : (`${bedrooms}` as '1')];
  return wants;
}

/** The home, and the agents at work for its owner. */
async function findFacts(tx: Transaction, listingId: number): Promise<Facts | undefined> {
  const [found] = await rows<Facts>(
    tx,
    sql`select l.title, l.price_paise::float8 as "pricePaise", l.listed_in as "listedIn",
          l.category, l.subcategory, l.bedrooms, p.name as locality,
          array(select distinct g.professional_id from engagements g
            where g.listing_id = l.id and g.profession = 'agent' and g.client_id = l.owner_id
              and g.state in ('paid', 'working', 'delivered')
            order by 1) as "agentIds"
        from listings l join localities p on p.id = l.locality_id where l.id = ${listingId}`,
  );
  return found;
}

/**
 * A buyer who asks about a home that an agent works on becomes that agent's lead, once while the
 * lead is open. In the transaction of the contact request, visit or bid.
 */
export async function leadFromEnquiry(
  context: Context,
  tx: Transaction,
  { listingId, buyerId }: Enquiry,
): Promise<void> {
  const facts = await findFacts(tx, listingId);
  if (!facts || facts.agentIds.length === 0) return;
  const wants = wantsOf(facts);
  const say = () => enquiryInWords(facts.title, wants, { name: facts.locality });
  let made = 0;
  for (const agentId of facts.agentIds) {
    const lead = { source: 'assigned' as const, agentId, buyerId, listingId, wants };
    if (await makeLead(context, tx, lead, say)) made++;
  }
  if (made === 0) return;
  await notify(context, tx, buyerId, {
    kind: 'request',
    title: () => words.agentWorks,
    body: () => words.agentWorksBody({ title: facts.title }),
    link: '/ShortlistedProperty#agents',
  });
}
