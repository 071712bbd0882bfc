import { z } from 'zod';
import { HOME_STATE, isGstin } from '#domain/lib/gstin.ts';

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4321),
  HOST: z.string().default('0.0.0.0'),
  /** The address people reach the site by; links, canonical URLs and the sitemap are built on it. */
  SITE_URL: z.url().optional(),
  /** A Postgres server (15 to 18). Without it an embedded Postgres runs in DATA_DIR. */
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(16),
  /** What stored secrets and signatures hang on. Without it one is made in DATA_DIR. */
  SECRET_KEY: z.string().min(32, 'must have 32 characters or more').optional(),
  DATA_DIR: z.string().default('.data'),
  /** Demo people and listings in an empty database. Off in production unless asked for. */
  DEMO: flag.optional(),
  /** Behind a proxy of ours: the visitor's address is the last of X-Forwarded-For. */
  TRUST_PROXY: flag.default(false),
  SMTP_URL: z.string().startsWith('smtp').optional(),
  MAIL_FROM: z.string().optional(),
  SMS_BASE_URL: z.url().default('https://control.msg91.com'),
  SMS_AUTH_KEY: z.string().optional(),
  SMS_TEMPLATE_ID: z.string().optional(),
  /** Push messages leave the house; else they go to the sandbox's outbox. */
  PUSH: flag.default(false),
  KYC_BASE_URL: z.url().optional(),
  KYC_CLIENT_ID: z.string().optional(),
  KYC_CLIENT_SECRET: z.string().optional(),
  /** Agreements are signed at the identity provider too; else the sandbox, or nobody in production. */
  ESIGN: flag.default(false),
  PAYMENTS_BASE_URL: z.url().optional(),
  PAYMENTS_API_VERSION: z.iso.date().default('2025-01-01'),
  PAYMENTS_CLIENT_ID: z.string().optional(),
  PAYMENTS_CLIENT_SECRET: z.string().optional(),
  PAYMENTS_PAYOUT_CLIENT_ID: z.string().optional(),
  PAYMENTS_PAYOUT_CLIENT_SECRET: z.string().optional(),
  /** The provider's account that money held for others is split to. */
  PAYMENTS_ESCROW_VENDOR: z.string().optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  /** The account payers of the platform's own fees see. */
  PLATFORM_ACCOUNT_HOLDER: z.string().optional(),
  PLATFORM_ACCOUNT_NUMBER: z
    .string()
    .regex(/^\d{9,18}$/)
    .optional(),
  PLATFORM_ACCOUNT_IFSC: z.string().optional(),
  /** Who writes the invoices, as registered for GST. Without them invoices are samples, or none in production. */
  PLATFORM_LEGAL_NAME: z.string().max(120).optional(),
  PLATFORM_GSTIN: z
    .string()
    .refine(
      (typed) => isGstin(typed) && typed.startsWith(HOME_STATE),
      'must be a GSTIN of Maharashtra',
    )
    .optional(),
  PLATFORM_ADDRESS: z.string().max(300).optional(),
  /** A service on a host of its own, by its address; without it the site answers for it itself. */
  ANALYTICS_URL: z.url().optional(),
  ADS_URL: z.url().optional(),
  /** The learning site agents are led to, and the secret it checks their tokens by. */
  TRAINING_URL: z.url().optional(),
  TRAINING_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Raster tiles for the map; without it the map draws its own base layer. */
  MAP_TILE_URL: z.string().optional(),
});

export type Env = Omit<z.infer<typeof schema>, 'DEMO' | 'SITE_URL'> & {
  DEMO: boolean;
  SITE_URL: string;
};

/** Reads the environment once. Throws one sentence that names every variable to correct. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Environment not understood. ${wrong.join('; ')}`);
  }
  const env = result.data;
  return {
    ...env,
    DEMO: env.DEMO ?? env.NODE_ENV !== 'production',
    SITE_URL: (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
  };
}
