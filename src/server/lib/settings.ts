import { z } from 'zod';
import { HOME_STATE, isGstin } from '#domain/lib/gstin.ts';
import { inGroup } from './setting.ts';

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1');

const aDay = (most: number) => z.coerce.number().int().min(0).max(10_000_000).default(most);

const secret = () => z.string().min(32, 'must have 32 characters or more').optional();
const text = () => z.string().optional();

const site = inGroup('The site');
const data = inGroup('Data');
const messages = inGroup('Mail, SMS and push');
const identity = inGroup('Identity and signing');
const payments = inGroup('Payments');
const platform = inGroup('The platform’s own papers');
const others = inGroup('Services and other sites');
const build = inGroup('Read by the build');
const tools = inGroup('Read by commands and tests');

/** Every variable the server reads. The README's table and .env.example are written from here. */
export const SETTINGS = {
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
  ...data(
    { DATABASE_URL: z.string().startsWith('postgres').optional() },
    'none: embedded Postgres',
    'A Postgres server, 15 to 18. Set `log_error_verbosity = terse` there, as the embedded one has it: else its log repeats the rows it refuses',
  ),
  ...data(
    { DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(16) },
    '16',
    'Connections',
  ),
  ...data(
    { DATABASE_TIMEOUT: z.coerce.number().int().min(1).max(600).default(30) },
    '30',
    'Seconds a statement may take. A connection on which nothing moves for two seconds longer is closed',
  ),
  ...data(
    { SEARCH_INDEX: z.enum(['on', 'off']).default('on') },
    'on',
    '`off`: searches are answered by the database, not from an index in memory',
  ),
  ...data(
    { SEARCH_INDEX_MB: z.coerce.number().int().min(1).max(1_000_000).default(1_024) },
    '1024',
    'Memory the index may hold, in megabytes; a million homes need less than 400. Past it the database answers',
  ),
  ...data(
    { SECRET_KEY: secret() },
    'made in `DATA_DIR`',
    '32 characters or more, the same on every node; needed in production with `DATABASE_URL`. Stored PANs and moved map positions hang on it: keep it with the backups',
  ),
  ...data(
    { DATA_DIR: z.string().default('.data') },
    '`.data`',
    'The embedded database and rendered pictures. Root’s Postgres runs as nobody; where the checkout lies in a folder closed to others, its database goes to `/var/lib/propertysearch`',
  ),
  ...data(
    {
      S3_ENDPOINT: z.url().optional(),
      S3_BUCKET: text(),
      S3_REGION: text(),
      S3_ACCESS_KEY: text(),
      S3_SECRET_KEY: text(),
    },
    'files in `DATA_DIR`',
    'Any S3-compatible store for photos and documents',
  ),
  ...messages(
    { SMTP_URL: z.string().startsWith('smtp').optional(), MAIL_FROM: text() },
    'sandbox',
    'Mail by SMTP',
  ),
  ...messages(
    {
      SMS_AUTH_KEY: text(),
      SMS_TEMPLATE_ID: text(),
      SMS_BASE_URL: z.url().default('https://control.msg91.com'),
    },
    'sandbox',
    'SMS by MSG91',
  ),
  ...messages(
    { SMS_PER_DAY: aDay(5_000) },
    '5000',
    'Text messages sent on a day, to all people together; staff are told at four fifths and at the end of it',
  ),
  ...messages(
    { PUSH: flag.default(false) },
    'sandbox',
    '`true` sends web push; its keys come from `SECRET_KEY`',
  ),
  ...identity(
    { KYC_BASE_URL: z.url().optional(), KYC_CLIENT_ID: text(), KYC_CLIENT_SECRET: text() },
    'sandbox; in production without `DEMO` nobody is verified',
    'Identity checks by Cashfree, e.g. `https://api.cashfree.com`',
  ),
  ...identity(
    { PAN_PER_DAY: aDay(500), AADHAAR_PER_DAY: aDay(500), BANK_PER_DAY: aDay(300) },
    '500, 500, 300',
    'Checks of PANs, of Aadhaar numbers and of bank accounts on a day, of all people together; staff are told as above',
  ),
  ...identity(
    { ESIGN: flag.default(false) },
    'sandbox; in production without `DEMO` nobody can sign',
    '`true`: agreements are signed by Aadhaar e-sign at the provider of the `KYC_` settings',
  ),
  ...payments(
    {
      PAYMENTS_BASE_URL: z.url().optional(),
      PAYMENTS_CLIENT_ID: text(),
      PAYMENTS_CLIENT_SECRET: text(),
      PAYMENTS_PAYOUT_CLIENT_ID: text(),
      PAYMENTS_PAYOUT_CLIENT_SECRET: text(),
      PAYMENTS_ESCROW_VENDOR: text(),
    },
    'sandbox; in production without `DEMO` nobody can pay',
    'Payments by Cashfree, e.g. `https://api.cashfree.com`: the keys of its gateway and of its payouts, and the vendor to whom money held for others is split. Set `SITE_URL` too: webhooks come to it',
  ),
  ...payments(
    { PAYMENTS_API_VERSION: z.iso.date().default('2025-01-01') },
    '2025-01-01',
    'The version of Cashfree’s gateway that is spoken',
  ),
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

/** Variables that others read: the build, commands and tests. */
export const OTHER_SETTINGS = {
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
    '`1`: in the drill the database is silent for 30 seconds instead of six',
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
    '`1`: what calls change is compared with what they declare for every role, not for one',
  ),
  ...tools(
    { FULL_CONFORMANCE: text() },
    'none',
    'A number: the index in memory and the SQL are held together over so many bodies of homes, larger ones, instead of three',
  ),
  ...tools(
    { FULL_STORM: text() },
    'none',
    '`1`: two nodes are compared after a storm of 10,000 edits, not 1,000',
  ),
  ...tools({ FULL_FEED: text() }, 'none', '`1`: the story of a feed has 5,000 listings, not 200'),
  ...tools(
    { FULL_TOUCH: text() },
    'none',
    '`1`: every control of every island is touched before it wakes, not one of each kind',
  ),
  ...tools(
    { MUTATE: text(), MUTATE_TESTS: text(), MUTATE_AT_ONCE: text(), MUTATE_STATIC: text() },
    'none',
    'What `npm run mutate` tries, and with which tests; see [docs/mutation.md](docs/mutation.md)',
  ),
  ...tools(
    { CI: text() },
    'none',
    '`1`: properties are tried on the same cases every time, and the long stories run at the width of a phone only',
  ),
};
