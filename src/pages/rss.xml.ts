import type { APIRoute } from 'astro';
import { guidePath, publishedGuides } from '#site/guides/guides.ts';

export const prerender = false;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** The guides as an RSS 2.0 feed, newest first. */
export const GET: APIRoute = async ({ locals }) => {
  const guides = await publishedGuides();
  guides.sort(
    (a, b) => b.data.updated.getTime() - a.data.updated.getTime() || a.id.localeCompare(b.id),
  );
  const items = guides.map((guide) => {
    const link = new URL(guidePath(guide), locals.siteUrl).href;
    return `<item><title>${escapeXml(guide.data.title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${guide.data.updated.toUTCString()}</pubDate><description>${escapeXml(guide.data.description)}</description></item>`;
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>Propertysearch guides</title><link>${new URL('/guides', locals.siteUrl).href}</link><description>Buying, financing, designing and valuing a home in Pune.</description><language>en-IN</language>${items.join('')}</channel></rss>\n`,
    { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } },
  );
};
