// `npm run maintenance -- on ["What callers are told"]` and `off`: within seconds every node goes on
// being read, refuses what would write with 503 and Retry-After, and rests its jobs.
import { dropFact, writeFact } from '#server/db/site-facts.ts';
import { onSite, runCommand } from './on-site.ts';

const WORDS =
  'We are working on the site for a few minutes. You can look at everything; please try this again shortly.';

await runCommand(async () => {
  const [state, words = WORDS, ...more] = process.argv.slice(2);
  if ((state !== 'on' && state !== 'off') || more.length > 0) {
    throw new Error('Usage: npm run maintenance -- on ["Words"], or npm run maintenance -- off');
  }
  await onSite(async ({ db }) => {
    if (state === 'on') await writeFact(db, 'maintenance', words);
    else await dropFact(db, 'maintenance');
    console.log(state === 'on' ? `Nodes only read now: “${words}”` : 'Nodes write again.');
  });
});
