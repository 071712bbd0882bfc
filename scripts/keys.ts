// `npm run keys -- new`: a new secret before the one in DATA_DIR; start the site anew with it. With
// SECRET_KEY it is set by hand, and the one before goes into SECRET_KEY_OLD, on every node.
// `npm run keys -- rotate`: then seals everything anew under it, while the site runs.
import { noteSecret, requireSameSecret } from '#server/hosts/same-installation.ts';
import { readEnv } from '#server/lib/env.ts';
import { renewSecret } from '#server/lib/secrets.ts';
import { resealAll } from '#server/rotation/reseal.ts';
import { resealPapers } from '#server/rotation/reseal-papers.ts';
import { onSite, runCommand } from './on-site.ts';

const USAGE = 'Usage: npm run keys -- new, or npm run keys -- rotate';

async function rotate(): Promise<void> {
  await onSite(async (context) => {
    await requireSameSecret(context);
    const done = await resealAll(context);
    const papers = await resealPapers(context);
    await noteSecret(context);
    console.log(
      `${done} rows and ${papers} papers are sealed anew. Make a backup: those of before need the old secret.`,
    );
  });
}

await runCommand(async () => {
  const [command, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new Error(USAGE);
  if (command === 'rotate') return rotate();
  if (command !== 'new') throw new Error(USAGE);
  const env = readEnv();
  if (env.SECRET_KEY) {
    throw new Error('SECRET_KEY is set: set it anew, and SECRET_KEY_OLD to the one of now.');
  }
  renewSecret(env);
  console.log(
    'A new secret is in force once the site has started anew. Then: npm run keys -- rotate',
  );
});
