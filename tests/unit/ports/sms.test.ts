import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Outbox } from '#server/ports/outbox.ts';
import { openSms } from '#server/ports/sms/index.ts';
import { type Msg91Settings, msg91 } from '#server/ports/sms/msg91.ts';
import { SMS_TROUBLES, startSmsProvider } from '#tests/emulators/sms-provider.ts';

let emulator: Awaited<ReturnType<typeof startSmsProvider>>;
beforeAll(async () => {
  emulator = await startSmsProvider();
});
afterAll(() => emulator.close());
beforeEach(() => {
  emulator.trouble = null;
  emulator.sent.length = 0;
  emulator.paths.length = 0;
});

const MOBILE = '9822012345';
function sender(other: Partial<Msg91Settings> = {}) {
  const { baseUrl, authKey, templateId } = emulator;
  return msg91({ baseUrl, authKey, templateId, ...other });
}
const refusal = (sms = sender()) => sms.send(MOBILE, 'secret words').then(() => 'sent', String);

describe('an SMS by MSG91', () => {
  test('goes to the number with its country, as the template’s text', async () => {
    expect(sender().isSandbox).toBe(false);
    await sender().send(MOBILE, 'Somebody has bid for your home');
    await sender({ baseUrl: `${emulator.baseUrl}/` }).send(MOBILE, 'And again');
    expect(emulator.sent).toEqual([
      { mobiles: '919822012345', text: 'Somebody has bid for your home' },
      { mobiles: '919822012345', text: 'And again' },
    ]);
  });

  test.each(SMS_TROUBLES)(
    'that meets %s has failed, and says nothing of itself',
    async (trouble) => {
      emulator.trouble = trouble;
      const said = await refusal(sender({ timeoutMs: 200 }));
      expect(said).toMatch(/^Error: The SMS provider (refused: (200|500)|did not answer: \w+$)/);
      expect(said).not.toMatch(/\d{4}|secret/);
      expect(emulator.paths).toEqual(['/api/v5/flow']);
    },
  );

  test('a wrong key or template, and nobody there', async () => {
    expect(await refusal(sender({ authKey: 'x' }))).toBe('Error: The SMS provider refused: 401');
    expect(await refusal(sender({ templateId: 'x' }))).toBe('Error: The SMS provider refused: 200');
    expect(await refusal(sender({ baseUrl: 'http://127.0.0.1:1' }))).toBe(
      'Error: The SMS provider did not answer: TypeError',
    );
  });
});

describe('which sender', () => {
  const settings = { SMS_BASE_URL: 'https://sms.test' };
  test('is the sandbox unless both settings are there', async () => {
    const outbox = new Outbox();
    const sandbox = openSms(settings, outbox);
    await sandbox.send(MOBILE, 'Hello');
    expect(sandbox.isSandbox).toBe(true);
    expect(outbox.list(MOBILE)).toMatchObject([{ channel: 'sms', to: MOBILE, text: 'Hello' }]);
    const both = { ...settings, SMS_AUTH_KEY: 'k', SMS_TEMPLATE_ID: 't' };
    expect(openSms(both, outbox).isSandbox).toBe(false);
    for (const half of [{ SMS_AUTH_KEY: 'k' }, { SMS_TEMPLATE_ID: 't' }]) {
      expect(() => openSms({ ...settings, ...half }, outbox)).toThrow('go together');
    }
  });
});
