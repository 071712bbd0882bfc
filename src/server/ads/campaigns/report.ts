import { sql } from 'drizzle-orm';
import type {
  CampaignReport,
  getCampaignCsv,
  getCampaignReport,
} from '#contract/ads/campaign-reports.ts';
import { success } from '#contract/lib/envelope.ts';
import { clickRate, daysBetween, paiseOf } from '#domain/ads/budget.ts';
import { AD_PLACE_LABEL, AD_PLACES, type AdPlace } from '#domain/ads/place.ts';
import { toRupees } from '#domain/lib/money.ts';
import { dayOfIso, isoDay, puneDate } from '#domain/lib/time/pune.ts';
import words from '#messages/ads/campaigns/index.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { csvDownload, csvOf } from '#server/lib/csv.ts';
import { inOwnLanguage } from '#server/session/own-language.ts';
import { findCampaign } from './get-campaign.ts';

interface Counted {
  day: string;
  place: AdPlace;
  views: number;
  clicks: number;
  spentMills: number;
}

const readCounts = ({ db }: Context, id: number): Promise<Counted[]> =>
  rows<Counted>(
    db,
    sql`select day::text as day, place, views, clicks, spent_mills as "spentMills"
        from ad_counts where campaign_id = ${id} order by day, place`,
  );

function figuresOf(counted: readonly Counted[]) {
  const sum = (read: (one: Counted) => number) =>
    counted.reduce((total, one) => total + read(one), 0);
  const [views, clicks] = [sum((one) => one.views), sum((one) => one.clicks)];
  const spent = toRupees(paiseOf(sum((one) => one.spentMills)));
  return { views, clicks, clickRate: clickRate(clicks, views), spent };
}

const dayAfter = (day: string, days: number) => isoDay(dayOfIso(day) + days);

/** Days without anything stand between the others, so that a chart has its gaps. */
function everyDay(counted: readonly Counted[]): string[] {
  const [first, last] = [counted[0]?.day, counted.at(-1)?.day];
  if (!first || !last) return [];
  return Array.from({ length: daysBetween(first, last) }, (_, at) => dayAfter(first, at));
}

export const reportOf = (counted: readonly Counted[]): CampaignReport => ({
  total: figuresOf(counted),
  places: AD_PLACES.flatMap((place) => {
    const there = counted.filter((one) => one.place === place);
    return there.length > 0 ? [{ place, ...figuresOf(there) }] : [];
  }),
  days: everyDay(counted).map((day) => ({
    day,
    ...figuresOf(counted.filter((one) => one.day === day)),
  })),
});

export const getCampaignReportVerb: Verb<typeof getCampaignReport> = async (
  context,
  { params },
) => {
  const { id } = await findCampaign(context, params.campaignId);
  return success(reportOf(await readCounts(context, id)));
};

export const getCampaignCsvVerb: Verb<typeof getCampaignCsv> = (context, { params }) =>
  inOwnLanguage(context, async () => {
    const { id } = await findCampaign(context, params.campaignId);
    const lines = (await readCounts(context, id)).map((one) => {
      const { views, clicks, clickRate: rate, spent } = figuresOf([one]);
      return [one.day, AD_PLACE_LABEL[one.place], views, clicks, rate, spent.toFixed(2)];
    });
    const heads = Object.values(words.file);
    return csvDownload(csvOf([heads, ...lines]), `ad-${id}-${puneDate(context.now())}.csv`);
  });
