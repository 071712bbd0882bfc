import { success } from '#contract/lib/envelope.ts';
import type { getProfile } from '#contract/people/profile.ts';
import type { Verb } from '#server/http/execute.ts';
import { findCaller } from '#server/session/find-person.ts';
import { presentProfile } from './present-profile.ts';

export const getProfileVerb: Verb<typeof getProfile> = async (context) =>
  success(presentProfile(await findCaller(context)));
