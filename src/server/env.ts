import { z } from 'zod';

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
