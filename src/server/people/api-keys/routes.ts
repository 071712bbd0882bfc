import * as keys from '#contract/people/api-keys.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { createKeyVerb } from './create-key.ts';
import { listKeysVerb } from './list-keys.ts';
import { revokeKeyVerb } from './revoke-key.ts';
import { rotateKeyVerb } from './rotate-key.ts';
import { whoCallsVerb } from './who-calls.ts';

export const apiKeyRoutes: Route[] = [
  implement(keys.listKeys, listKeysVerb),
  implement(keys.createKey, createKeyVerb),
  implement(keys.rotateKey, rotateKeyVerb),
  implement(keys.revokeKey, revokeKeyVerb),
  implement(keys.whoCalls, whoCallsVerb),
];
