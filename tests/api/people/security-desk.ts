import type { Person } from '#server/db/schema/index.ts';
import { PASSWORD } from '#tests/api/world.ts';
import { aDevice, codeAt } from '#tests/builders/index.ts';
import { profileDesk } from './profile-desk.ts';

const password = PASSWORD;

export const appCode = (secret: string, at = new Date()) => ({
  kind: 'authenticator_app',
  code: codeAt(secret, at),
});

/** What is left behind where a factor came or went: to whom it is told, and what is written down. */
export const factorDeed = (
  personId: number,
  happened: 'added' | 'removed',
  factor: string,
  what: string,
) => ({
  told: [
    [
      personId,
      `${what} was ${happened}`,
      `${what} was ${happened} in your account. If that was not you, change your password, look through your second factors and sessions, and write to us.`,
      '/MyProfile#security',
    ],
  ],
  audited: [
    [happened === 'added' ? 'factor.add' : 'factor.remove', `person ${personId}`, { factor }],
  ],
  happened: [],
});
export const APP = ['authenticator_app', 'An authenticator app'] as const;
export const PASSKEY = ['passkey', 'A passkey'] as const;

/** For a test file: people who look after their second factors. */
export function securityDesk() {
  const desk = profileDesk();
  const { sql, someone } = desk;

  async function aMember(overrides: Partial<Person> = {}) {
    const { person, headers, call } = await someone(overrides);
    const post = (path: string, body: object = {}) => call('POST', `security/${path}`, body);
    const start = async () => (await post('app', { password })).body.data.secret as string;
    return {
      person,
      headers,
      post,
      start,
      confirm: (secret: string, at = new Date()) =>
        post('app/confirm', { code: codeAt(secret, at) }),
      addPasskey: async () => {
        const { data } = (await post('passkeys/challenge', { password })).body;
        return post('passkeys', { name: 'My phone', passkey: aDevice().create(data) });
      },
      security: async () => (await call('GET', 'security')).body.data,
    };
  }

  return {
    desk,
    sql,
    aMember,
    openSessions: async (person: Person) =>
      (
        await sql('select id from sessions where person_id = $1 and revoked_at is null', [
          person.id,
        ])
      ).length,
    codesOf: async (person: Person) =>
      (await sql('select 1 from recovery_codes where person_id = $1', [person.id])).length,
  };
}
