import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { z } from 'zod';
import type {
  newPasskey,
  passkeyCreation,
  passkeyRequest,
  signedByPasskey,
} from '#contract/people/passkeys.ts';

type Creation = z.output<typeof passkeyCreation>;
type Request = z.output<typeof passkeyRequest>;
type NewPasskey = z.output<typeof newPasskey>;
export type Signed = z.output<typeof signedByPasskey>;

/** Where a device believes to be, and what it does not do as it should. */
interface Conduct {
  origin?: string;
  rpId?: string;
  /** Asked for a face, a finger or a PIN. */
  verifies?: boolean;
  /** Says that a password manager keeps the passkey. */
  isSynced?: boolean;
  /** What it says it has counted to. */
  counter?: number;
  /** Whose it says the passkey is. */
  userHandle?: string;
  attestation?: string;
}

type Cbor = Parameters<typeof isoCBOR.encode>[0];

const PRESENT = 0x01;
const VERIFIED = 0x04;
/** May be kept elsewhere, and is. */
const SYNCED = 0x08 | 0x10;
const HAS_KEY = 0x40;
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const SITE = 'http://localhost:4321';

const clientData = (type: string, challenge: string, origin = SITE) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** An authenticator in software, with one passkey (ES256), that counts its uses. */
export function aDevice() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let uses = 0;
  let owner = '';

  function authenticatorData(
    asked: string,
    { rpId = asked, verifies = true, isSynced, counter }: Conduct,
    key: Buffer = Buffer.alloc(0),
  ): Buffer {
    const head = Buffer.alloc(5);
    const said = PRESENT | (verifies ? VERIFIED : 0) | (isSynced ? SYNCED : 0);
    head.writeUInt8(said | (key.length > 0 ? HAS_KEY : 0), 0);
    head.writeUInt32BE(counter ?? uses, 1);
    return Buffer.concat([sha256(rpId), head, key]);
  }

  /** As the attested data has it: the kind of device, the passkey's name, its key as COSE writes it. */
  function attestedKey(): Buffer {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(cose)]);
  }

  return {
    id,
    create({ rp, challenge, user }: Creation, conduct: Conduct = {}): NewPasskey {
      owner = user.id;
      const attestation = new Map<string, Cbor>([
        ['fmt', conduct.attestation ?? 'none'],
        ['attStmt', new Map<string, Cbor>()],
        ['authData', new Uint8Array(authenticatorData(rp.id, conduct, attestedKey()))],
      ]);
      const told = clientData('webauthn.create', challenge, conduct.origin);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: told.toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    sign({ rpId, challenge }: Request, conduct: Conduct = {}): Signed {
      uses += 1;
      const data = authenticatorData(rpId, conduct);
      const told = clientData('webauthn.get', challenge, conduct.origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(told)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: told.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: conduct.userHandle ?? owner,
        },
      };
    },
  };
}
export type Device = ReturnType<typeof aDevice>;
