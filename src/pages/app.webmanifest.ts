import type { APIRoute } from 'astro';
import { sendManifest } from '#site/manifest.ts';

export const GET: APIRoute = sendManifest;
