import path from 'node:path';
import { localStore } from './local-store.ts';
import type { ObjectStore } from './object-store.ts';
import { s3Store } from './s3-store.ts';

export type { ObjectStore, StoredObject } from './object-store.ts';
export { sealedStore } from './sealed-store.ts';

export interface StorageEnv {
  S3_ENDPOINT?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_REGION?: string | undefined;
  S3_ACCESS_KEY?: string | undefined;
  S3_SECRET_KEY?: string | undefined;
  DATA_DIR: string;
}

/** The bucket when it is fully described, a folder in DATA_DIR when it is not described at all. */
export function objectStore(env: StorageEnv): ObjectStore {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  } = env;
  if (endpoint && bucket && region && accessKey && secretKey) {
    return s3Store({ endpoint, bucket, region, accessKey, secretKey });
  }
  const names = [
    'S3_ENDPOINT',
    'S3_BUCKET',
    'S3_REGION',
    'S3_ACCESS_KEY',
    'S3_SECRET_KEY',
  ] as const;
  const missing = names.filter((name) => !env[name]);
  if (missing.length < names.length) {
    throw new Error(`Object storage needs all of its settings: ${missing.join(', ')} missing.`);
  }
  return localStore(path.join(env.DATA_DIR, 'objects'));
}
