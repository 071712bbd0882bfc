import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

type Fields = Record<string, string>;
interface Reply {
  status: number;
  body: unknown;
}

const reply = (body: unknown, status = 200): Reply => ({ status, body });
const failure = (status: number, code: string, message: string, type = 'validation_error') =>
  reply({ type, code, message }, status);

/** What goes wrong with every request while it is set. */
const TROUBLES = {
  'server error': (to) => send(to, failure(500, 'api_error', 'went wrong', 'internal_error')),
  'bad gateway': (to) => to.writeHead(502).end('<html>Bad gateway</html>'),
  'no balance': (to) => send(to, failure(422, 'insufficient_balance', 'Insufficient balance')),
  'address not allowed': (to) => send(to, failure(403, 'ip_validation_failed', 'Not whitelisted')),
  'too many requests': (to) => send(to, failure(429, 'too_many_requests', 'Slow down')),
  'service not enabled': (to) => send(to, failure(400, 'invalid_request', 'Not enabled')),
  'other JSON': (to) => send(to, reply({ hello: 'there' })),
  'JSON null': (to) => send(to, reply(null)),
  'broken JSON': (to) => to.writeHead(200).end('{"status": "SUCC'),
  'redirect elsewhere': (to) => to.writeHead(307, { location: '/elsewhere' }).end(),
  'connection cut': (to) => to.destroy(),
  'no answer': () => {},
  'half an answer': (to) => to.writeHead(200).write('{"status":'),
} satisfies Record<string, (to: ServerResponse) => unknown>;
export type KycTrouble = keyof typeof TROUBLES;
export const KYC_TROUBLES = Object.keys(TROUBLES) as KycTrouble[];

/** Aadhaar numbers it knows beside the good one, and one-time passwords beside 111000. */
export const EMULATED = {
  aadhaar: '655675523712',
  notLinked: '712345678901',
  askedBefore: '812345678901',
  expiredOtp: '222222',
  withdrawnOtp: '333333',
  pan: 'ABCPV1234D',
  account: '026291800001191',
  blockedAccount: '7766667989884',
  pendingAccount: '007711000031',
} as const;

const MATCHES: Record<string, [result: string, score: string]> = {
  'john doe': ['DIRECT_MATCH', '100.00'],
  'john d': ['GOOD_PARTIAL_MATCH', '85.00'],
  'j doe': ['MODERATE_PARTIAL_MATCH', '70.00'],
  'jane d': ['POOR_PARTIAL_MATCH', '38.00'],
};
function nameMatch(name = ''): Fields {
  const [result, score] = MATCHES[name.toLowerCase()] ?? ['NO_MATCH', '0.00'];
  return { name_match_result: result, name_match_score: score };
}

const OTP_REFERENCE = 21_637_861;

function sendOtp({ aadhaar_number: number = '' }: Fields): Reply {
  if (number.length !== 12) {
    return failure(400, 'aadhaar_length', 'aadhaar Number should contain 12 characters.');
  }
  if (number === EMULATED.askedBefore) {
    const words = 'Otp generated for this aadhaar, please try after some time';
    return failure(409, 'otp_already_generated', words);
  }
  if (number === EMULATED.notLinked) {
    return reply({ status: 'SUCCESS', message: 'Aadhaar not linked to mobile number', ref_id: 1 });
  }
  return number === EMULATED.aadhaar
    ? reply({ status: 'SUCCESS', message: 'OTP sent successfully', ref_id: OTP_REFERENCE })
    : reply({ status: 'INVALID', message: 'Invalid Aadhaar Card', ref_id: null });
}

function verifyOtp({ otp, ref_id }: Fields): Reply {
  if (ref_id !== String(OTP_REFERENCE)) {
    return failure(400, 'session_expired', 'Session expired, please generate a new OTP');
  }
  if (otp === EMULATED.expiredOtp) return failure(400, 'otp_expired', 'Otp expired');
  if (otp === EMULATED.withdrawnOtp) return failure(400, 'aadhaar_invalid', 'Invalid Aadhaar Card');
  if (otp !== '111000') return failure(400, 'otp_invalid', 'OTP entered is invalid');
  return reply({
    ref_id,
    status: 'VALID',
    message: 'Aadhaar Card Exists',
    name: 'John Doe',
    dob: '02-02-1995',
    year_of_birth: 1995,
    gender: 'M',
    care_of: 'S/O: Richard Doe',
    address: '1, A Street, Pune',
    split_address: { country: 'India', state: 'Maharashtra', pincode: 411_001 },
    email: '',
    mobile_hash: 'ab'.repeat(32),
    photo_link: 'aGVsbG8=',
    share_code: '1234',
    xml_file: 'https://example.test/file.xml',
  });
}

function checkPan({ pan = '', name }: Fields): Reply {
  if (pan.length !== 10) return failure(400, 'pan_length_short', 'PAN has ten characters');
  if (pan !== EMULATED.pan) {
    const message = 'Invalid PAN';
    return reply({ pan, reference_id: 162, name_provided: name, valid: false, message });
  }
  return reply({
    pan,
    type: 'Individual',
    reference_id: 161,
    name_provided: name,
    registered_name: 'JOHN DOE',
    valid: true,
    message: 'PAN verified successfully',
    ...nameMatch(name),
    pan_status: 'VALID',
    aadhaar_seeding_status: 'Y',
  });
}

function checkAccount({ bank_account: number, ifsc = '', name }: Fields): Reply {
  if (ifsc.length !== 11) return failure(400, 'ifsc_invalid', 'IFSC is invalid');
  const account = (status: string, code: string, rest: Fields = {}) =>
    reply({ reference_id: 23, account_status: status, account_status_code: code, ...rest });
  if (number === EMULATED.blockedAccount) return account('INVALID', 'ACCOUNT_BLOCKED');
  if (number === EMULATED.pendingAccount) return account('RECEIVED', 'VALIDATION_IN_PROGRESS');
  return number === EMULATED.account
    ? account('VALID', 'ACCOUNT_IS_VALID', { name_at_bank: 'JOHN DOE', ...nameMatch(name) })
    : account('INVALID', 'INVALID_BANK_ACCOUNT');
}

const ANSWERS = new Map<string, (body: Fields) => Reply>([
  ['/verification/offline-aadhaar/otp', sendOtp],
  ['/verification/offline-aadhaar/verify', verifyOtp],
  ['/verification/pan', checkPan],
  ['/verification/bank-account/sync', checkAccount],
]);

function send(to: ServerResponse, { status, body }: Reply): void {
  to.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const CREDENTIALS = { clientId: 'emulated-id', clientSecret: 'emulated-secret' };

function answerTo({ method, url = '', headers }: IncomingMessage, body: Fields): Reply {
  const known =
    headers['x-client-id'] === CREDENTIALS.clientId &&
    headers['x-client-secret'] === CREDENTIALS.clientSecret;
  if (!known) return failure(401, 'authentication_failed', 'Invalid clientId', 'authentication');
  const understood =
    headers['x-api-version'] === '2023-12-18' && headers['content-type'] === 'application/json';
  const answer = method === 'POST' && understood ? ANSWERS.get(url) : undefined;
  return answer?.(body) ?? failure(404, 'not_found', 'Not found', 'invalid_request_error');
}

/** A stand-in for the verification suite: its paths, fields, statuses and failures over HTTP. */
export async function startKycProvider() {
  const emulator = {
    baseUrl: '',
    ...CREDENTIALS,
    /** Paths and bodies as they came in. */
    requests: [] as { path: string; body: Fields }[],
    trouble: null as KycTrouble | null,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as Fields;
    emulator.requests.push({ path: request.url ?? '', body });
    if (emulator.trouble) TROUBLES[emulator.trouble](response);
    else send(response, answerTo(request, body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  emulator.baseUrl = `http://127.0.0.1:${address.port}`;
  return emulator;
}
