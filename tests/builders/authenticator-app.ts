import type { Context } from '#server/core/context.ts';
import { authenticatorApps } from '#server/db/schema/index.ts';
import { appOf, newSecret, sealSecret } from '#server/people/second-factor/index.ts';

/** Half a minute, for which a code stands. */
export const STEP_MS = 30_000;

/** The code an app shows at a moment. */
export const codeAt = (secret: string, at: Date): string =>
  appOf(secret).generate({ timestamp: at.getTime() });

/** Somebody's app, confirmed; answers its secret. */
export async function insertApp(context: Context, personId: number): Promise<string> {
  const secret = newSecret();
  const at = context.now();
  await context.db.insert(authenticatorApps).values({
    personId,
    secretSealed: sealSecret(context, secret),
    createdAt: at,
    confirmedAt: at,
  });
  return secret;
}
