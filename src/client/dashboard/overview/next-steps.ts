import { perProfession } from '#domain/lib/profession.ts';
import type { Role } from '#domain/lib/role.ts';
import words from '#messages/people/desk/index.ts';

interface NextStep {
  text: string;
  label: string;
  link: string;
}

const OWN_PROFILE: NextStep = {
  get text() {
    return words.peopleLookProfile;
  },
  get label() {
    return words.lookOverMy;
  },
  link: '/MyProfile',
};

/** What is worth doing when nothing is asked. */
export const NEXT_STEP: Record<Role, NextStep> = {
  user: {
    get text() {
      return words.goodTimeLook;
    },
    get label() {
      return words.searchHomes;
    },
    link: '/PropertyListHome',
  },
  ...perProfession(() => OWN_PROFILE),
  admin: {
    // The way to the inbox stands below, with what waits in it.
    get text() {
      return words.goodTimeSee;
    },
    get label() {
      return words.openReconciliation;
    },
    link: '/Admin/Reconciliation',
  },
};
