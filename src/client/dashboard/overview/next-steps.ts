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
    text: 'See what waits for staff, and take what nobody works on.',
    label: 'Open the inbox',
    link: '/Admin/Inbox',
  },
};
