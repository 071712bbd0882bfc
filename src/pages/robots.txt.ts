import type { APIRoute } from 'astro';

export const prerender = false;

export const GET: APIRoute = ({ locals }) =>
  new Response(
    `User-agent: *\nDisallow: /api/\nDisallow: /fragments/\nAllow: /api/docs\nSitemap: ${locals.siteUrl}/sitemap.xml\n`,
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
