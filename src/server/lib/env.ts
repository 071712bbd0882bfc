import { z } from 'zod';
import { SETTINGS } from './settings/index.ts';

const schema = z.object(SETTINGS);

export type Env = Omit<z.infer<typeof schema>, 'DEMO' | 'SITE_URL'> & {
  DEMO: boolean;
  /** Said in so many words, not only because nothing else was. */
  demoIsAsked: boolean;
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
  if (env.CALLS_LOOPBACK && env.NODE_ENV === 'production') {
    throw new Error(
      'Environment not understood. CALLS_LOOPBACK: would let members call this machine; leave it out in production.',
    );
  }
  return {
    ...env,
    demoIsAsked: env.DEMO === true,
    DEMO: env.DEMO ?? env.NODE_ENV !== 'production',
    SITE_URL: (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
  };
}
