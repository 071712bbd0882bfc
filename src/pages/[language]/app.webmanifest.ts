import type { APIRoute } from 'astro';
import { sendManifest } from '#site/manifest.ts';
import { eachTranslation } from '#site/notices/each-translation.ts';

export const getStaticPaths = eachTranslation;

export const GET: APIRoute = sendManifest;
