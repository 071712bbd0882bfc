import { inGroup } from '#server/lib/setting.ts';
import { text } from './kinds.ts';

const build = inGroup('Read by the build');
const tools = inGroup('Read by commands and tests');

/** What the build, commands and tests read. */
export const TOOLS = {
  ...build(
    { PUBLIC_CHAT_URL: text(), PUBLIC_WHATSAPP: text() },
    'the page `/contact`',
    'Where Contact Us leads: an address, or a number with its country’s code',
  ),
  ...build(
    { PUBLIC_PHONE: text(), PUBLIC_EMAIL: text() },
    'no telephone; the address of the legal texts',
    'Shown on `/contact`',
  ),
  ...build(
    {
      PUBLIC_FACEBOOK_URL: text(),
      PUBLIC_INSTAGRAM_URL: text(),
      PUBLIC_LINKEDIN_URL: text(),
      PUBLIC_YOUTUBE_URL: text(),
    },
    'none',
    'Shown under the sign-in form',
  ),
  ...tools(
    { ADMIN_PASSWORD: text() },
    'asked for',
    'The password `npm run admin` gives a new member of staff',
  ),
  ...tools({ CHROMIUM: text() }, 'looked for', 'The browser of browser tests and measurements'),
  ...tools({ E2E_PORT: text() }, '4399', 'Where the site of the browser tests listens'),
  ...tools(
    { FULL_MONEY: text(), FULL_RACES: text() },
    'none',
    '`1`: the model test of money makes 100,000 operations instead of 1,500, and races between two callers run more rounds',
  ),
  ...tools(
    { FULL_DRILL: text() },
    'none',
    '`1`: drills run whole, with more of everything; see [docs/operating.md](docs/operating.md)',
  ),
  ...tools(
    { ROUNDS: text() },
    '210',
    'of the whole drill of kills, so many rounds: what takes an hour can be run in parts',
  ),
  ...tools(
    { THROUGH_PGBOUNCER: text() },
    'none',
    '`1`: API tests reach their database through PgBouncer in transaction mode',
  ),
  ...tools(
    { PATIENCE: text() },
    'by load',
    'How many times as long as on an idle machine tests wait',
  ),
  ...tools(
    { FULL_HOSTILE: text() },
    'none',
    '`1`: every hostile text and file goes to every field and upload of the contract, not the worst of them',
  ),
  ...tools(
    { FULL_CACHE: text() },
    'none',
    '`1`: what calls change is compared with what they declare for every role and read, not for one role and a third of the reads',
  ),
  ...tools(
    { FULL_PRIVACY: text() },
    'none',
    '`1`: contacts of others are looked for in answers to every role and on every listing’s page, not to one and on a seventh',
  ),
  ...tools(
    { FULL_CONFORMANCE: text() },
    'none',
    'A number: the index in memory and the SQL are held together over so many bodies of homes, larger ones, instead of three',
  ),
  ...tools(
    { FULL_MANY: text() },
    'none',
    'A number, as 1000000: so many homes are made, and every page’s total is held against what the database counts; at a million some four minutes',
  ),
  ...tools(
    { FULL_STORM: text() },
    'none',
    '`1`: nodes are compared after storms of 10,000 edits, not of 1,000 and 300',
  ),
  ...tools(
    { FULL_MAP: text() },
    'none',
    '`1`: the story of the map and the chips fills the site up to one lakh homes first; to be run by itself, `playwright test search-redraw`',
  ),
  ...tools({ FULL_FEED: text() }, 'none', '`1`: the story of a feed has 5,000 listings, not 200'),
  ...tools(
    { FULL_TOUCH: text() },
    'none',
    '`1`: every control of every island is touched before it wakes, not one of each kind',
  ),
  ...tools(
    { FULL_LANGUAGES: text() },
    'none',
    '`1`: pages behind the token are opened in Hindi and on a wide screen in CI too, and deals told whole in both languages',
  ),
  ...tools(
    {
      MUTATE: text(),
      MUTATE_TESTS: text(),
      MUTATE_AT_ONCE: text(),
      MUTATE_TOGETHER: text(),
      MUTATE_STATIC: text(),
    },
    'none',
    'What `npm run mutate` tries, and with which tests; see [docs/mutation.md](docs/mutation.md)',
  ),
  ...tools(
    { CI: text() },
    'none',
    '`1`: properties are tried on the same cases every time, and the long stories run at the width of a phone only',
  ),
};
