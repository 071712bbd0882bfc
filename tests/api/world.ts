import sharp from 'sharp';
import type { Context } from '#server/core/context.ts';
import type { Person } from '#server/db/schema/index.ts';
import { hashPassword } from '#server/people/auth/password.ts';
import { nextOf } from '#tests/builders/count.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import type { testApi } from './harness.ts';

export interface World {
  context: Context;
  api: ReturnType<typeof testApi>;
}

export interface ExampleCall {
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A call of an endpoint that should succeed for `owner` (or for anyone, where that may call). */
export type Example = (world: World, owner: Person) => Promise<ExampleCall> | ExampleCall;

export const PASSWORD = 'mango pickle on the terrace';
const hashed = hashPassword(PASSWORD);

export const newMobile = () => `98${String(10_000_000 + nextOf('mobile'))}`;

/** Somebody who can sign in with PASSWORD. */
export async function aMember(
  { context }: World,
  overrides: Partial<Person> = {},
): Promise<Person> {
  return insertPerson(context.db, {
    passwordHash: await hashed,
    mobile: newMobile(),
    aadhaarVerified: false,
    panVerified: false,
    ...overrides,
  });
}

export const headersOf = async ({ context }: World, owner: Person) =>
  (await aSession(context.db, owner.id)).headers;

/** One that passes for a photo or a scanned document. */
export const picture = sharp({
  create: { width: 400, height: 300, channels: 3, background: 'teal' },
})
  .png()
  .toBuffer();

export const registration = () => {
  const mobile = newMobile();
  return {
    role: 'user',
    firstname: 'Meera',
    lastname: 'Apte',
    email: `meera.${mobile}@propertysearch.test`,
    mobile,
    city: 'Pune',
    password: PASSWORD,
    terms: true,
  };
};

/** Registers somebody and reads both codes from the outbox. */
export async function aRegistration({ api, context }: World) {
  const body = registration();
  const answer = await api('POST', '/api/auths/register', body);
  if (answer.status !== 200) throw new Error(`register: ${JSON.stringify(answer.body)}`);
  await context.background.idle();
  const codeTo = (to: string) => {
    const [message] = context.ports.outbox?.list(to) ?? [];
    return /\d{6}/.exec(`${message?.subject} ${message?.text}`)?.[0] ?? '';
  };
  return {
    ...body,
    reference: answer.body.data.reference as string,
    emailcode: codeTo(body.email),
    mobilecode: codeTo(body.mobile),
  };
}
