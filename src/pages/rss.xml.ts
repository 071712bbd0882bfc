import type { APIRoute } from 'astro';
import words from '#messages/homes/guides/index.ts';
import { currentTongue, tagOf } from '#messages/lib/language.ts';
import { inLanguagePath } from '#messages/lib/language-path.ts';
import shell from '#messages/lib/shell/index.ts';
import { guideText } from '#site/guides/guide-text.ts';
import { guidePath, publishedGuides } from '#site/guides/guides.ts';

export const prerender = false;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** The guides as an RSS 2.0 feed in the language of its address, newest first. */
export const GET: APIRoute = async ({ locals }) => {
  const tongue = currentTongue();
  const addressOf = (path: string) => new URL(inLanguagePath(tongue, path), locals.siteUrl).href;
  const guides = await publishedGuides();
  guides.sort(
    (a, b) => b.data.updated.getTime() - a.data.updated.getTime() || a.id.localeCompare(b.id),
  );
  const items = await Promise.all(
    guides.map(async (guide) => {
      const link = addressOf(guidePath(guide));
      const { title, description } = await guideText(guide);
      return `<item><title>${escapeXml(title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${guide.data.updated.toUTCString()}</pubDate><description>${escapeXml(description)}</description></item>`;
    }),
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${escapeXml(shell.guidesFeed)}</title><link>${addressOf('/guides')}</link><description>${escapeXml(words.feedSummary)}</description><language>${tagOf(tongue)}</language>${items.join('')}</channel></rss>\n`,
    { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } },
  );
};
