import { success } from '#contract/envelope.ts';
import type { getProfile } from '#contract/profile.ts';
import type { Verb } from '#server/http/execute.ts';
import { findCaller } from './find-person.ts';
import { presentProfile } from './present-profile.ts';

export const getProfileVerb: Verb<typeof getProfile> = async (context) =>
  success(presentProfile(await findCaller(context)));
