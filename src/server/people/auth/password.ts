import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Compared with when there is no account, so that the answer takes as long. */
const nobodys = hashPassword('nobody has this password');

/** True when the password belongs to the hash; without a hash false, after the same work. */
export async function verifyPassword(hashed: string | null, password: string): Promise<boolean> {
  const right = await verify(hashed ?? (await nobodys), password);
  return hashed !== null && right;
}
