import { z } from 'zod';
import { inGroup } from '#server/lib/setting.ts';
import { flag } from './kinds.ts';

const site = inGroup('The site');

/** Where and how the site answers. */
export const SITE = {
  ...site(
    { NODE_ENV: z.enum(['development', 'production', 'test']).default('development') },
    'development',
    '`production`: no page of what sandboxes would have sent, no demo and no pretended payments, identity checks or signatures unless `DEMO` asks for them',
  ),
  ...site(
    {
      PORT: z.coerce.number().int().min(0).max(65535).default(4321),
      HOST: z.string().default('0.0.0.0'),
    },
    '4321, 0.0.0.0',
    'Where to listen',
  ),
  ...site(
    { WORKERS: z.coerce.number().int().min(1).max(64).optional() },
    'one for each core in production, 8 at most; else 1',
    'Processes that answer at the port. Each holds an index and pages of its own, some 400 MB and more with many homes; `DATABASE_POOL` is shared among them, and each takes about 7 connections beside',
  ),
  ...site(
    { SITE_URL: z.url().optional() },
    '`http://localhost:PORT`',
    'The address people use; canonical links and the sitemap are built on it',
  ),
  ...site(
    { TRUST_PROXY: flag.default(false) },
    'false',
    'Behind a proxy of yours: the visitor’s address is the last of `X-Forwarded-For`',
  ),
  ...site(
    { DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0) },
    '0',
    'Behind a balancer: how long a site that is stopped by SIGTERM goes on answering while `/readyz` says 503, so that it is sent nobody any more before it closes its port',
  ),
  ...site(
    { DEMO: flag.optional() },
    'on, but not in production',
    'Fill an empty database with the demo. Has to be asked for (`1`) where other settings mean that others use the site: without it, and outside production, the site does not start there',
  ),
  ...site(
    { DEMO_LIFE: flag.default(true) },
    'true',
    '`false`: the demo has homes and people only, without half a year of what they have done; made within a second',
  ),
  ...site(
    {
      LOG_LEVEL: z
        .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
        .default('info'),
    },
    'info',
    'JSON lines on standard output',
  ),
};
