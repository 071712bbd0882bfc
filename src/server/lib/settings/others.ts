import { z } from 'zod';
import { HOME_STATE, isGstin } from '#domain/lib/gstin.ts';
import { inGroup } from '#server/lib/setting.ts';
import { flag, secret, text } from './kinds.ts';

const platform = inGroup('The platform’s own papers');
const others = inGroup('Services and other sites');

/** The platform’s own papers, and services and sites beside it. */
export const OTHERS = {
  ...platform(
    {
      PLATFORM_ACCOUNT_HOLDER: text(),
      PLATFORM_ACCOUNT_NUMBER: z
        .string()
        .regex(/^\d{9,18}$/)
        .optional(),
      PLATFORM_ACCOUNT_IFSC: text(),
    },
    'invented',
    'The account payers of our fees see',
  ),
  ...platform(
    {
      PLATFORM_LEGAL_NAME: z.string().max(120).optional(),
      PLATFORM_GSTIN: z
        .string()
        .refine(
          (typed) => isGstin(typed) && typed.startsWith(HOME_STATE),
          'must be a GSTIN of Maharashtra',
        )
        .optional(),
      PLATFORM_ADDRESS: z.string().max(300).optional(),
    },
    'a marked sample; in production nothing is sold',
    'Who writes the invoices',
  ),
  ...others(
    { ANALYTICS_URL: z.url().optional(), ADS_URL: z.url().optional() },
    'none: the site answers at `/analytics`, `/ads`',
    'Where a service of its own stands, as browsers reach it. It is started by `npm run start:analytics` (port 4331) or `npm run start:ads` (port 4332) with its own `PORT`, the site’s `SITE_URL`, `SECRET_KEY`, and `DATABASE_URL` or the `DATA_DIR` of a running site',
  ),
  ...others(
    { TRAINING_URL: z.url().optional(), TRAINING_SECRET: secret() },
    'none',
    'Where agents’ Training leads, with `?token=` a JSON Web Token (HS256 by the secret, five minutes, once): `email`, `sub`, `aud`, `exp`, `jti`',
  ),
  ...others(
    { CALLS_LOOPBACK: flag.default(false) },
    'false',
    '`true`: webhooks and photos may be at addresses of this machine, to try them; refused in production',
  ),
  ...others(
    { MAP_TILE_URL: text() },
    'none: our own base map',
    'Raster tiles, `https://.../{z}/{x}/{y}.png`',
  ),
};
