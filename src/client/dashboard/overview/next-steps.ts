import { perProfession } from '#domain/lib/profession.ts';
import type { Role } from '#domain/lib/role.ts';

interface NextStep {
  text: string;
  label: string;
  link: string;
}

const OWN_PROFILE: NextStep = {
  text: 'People look at your profile before they write to you. See whether it still says what you do.',
  label: 'Look over my profile',
  link: '/MyProfile',
};

/** What is worth doing when nothing is asked. */
export const NEXT_STEP: Record<Role, NextStep> = {
  user: {
    text: 'A good time to look around: see what is for sale and for rent in Pune.',
    label: 'Search homes',
    link: '/PropertyListHome',
  },
  ...perProfession(() => OWN_PROFILE),
  admin: {
    // The way to the inbox stands below, with what waits in it.
    text: 'A good time to see whether the books agree with the gateway and the bank.',
    label: 'Open the reconciliation',
    link: '/Admin/Reconciliation',
  },
};
