import type { Need } from '#contract/dashboard.ts';
import { counted } from '#domain/lib/counted.ts';
import { PROFESSION } from '#domain/lib/profession.ts';
import { isFullyVerified, isIdentified } from '#domain/people/kyc.ts';
import { isProfessional } from '#domain/people/licence.ts';
import type { Facts } from './facts.ts';

type Rule = (facts: Facts) => Omit<Need, 'due'> | undefined;

const inWords = new Intl.ListFormat('en-IN');

const rejected: Rule = ({ aadhaar, document }) =>
  document?.state === 'rejected' && !aadhaar
    ? {
        kind: 'document_rejected',
        title: 'Your document was not accepted',
        detail: document.reason ?? 'Send a clear picture of the whole document.',
        link: '/MyProfile',
        action: 'Send another',
        urgent: true,
      }
    : undefined;

/** A document that staff are looking at leaves nothing to do about Aadhaar. */
const identity: Rule = ({ role, aadhaar, pan, document }) => {
  if (role === 'admin') return undefined;
  const verified = { aadhaar: aadhaar || document?.state === 'submitted', pan };
  if (role === 'user' ? isIdentified(verified) : isFullyVerified(verified)) return undefined;
  const missing = [...(verified.aadhaar ? [] : ['Aadhaar']), ...(pan ? [] : ['PAN'])];
  return {
    kind: 'kyc',
    title:
      role === 'user'
        ? 'Verify your identity to post a property'
        : 'Verify your identity to work here',
    detail:
      role === 'user'
        ? 'Aadhaar or PAN is enough; it takes a few minutes.'
        : `Still missing: ${inWords.format(missing)}.`,
    link: '/MyProfile',
    action: 'Update KYC',
    urgent: role === 'agent',
  };
};

const mobile: Rule = ({ role, hasMobile }) =>
  role === 'admin' || hasMobile
    ? undefined
    : {
        kind: 'mobile',
        title: 'Add your mobile number',
        detail: 'Without it no SMS reaches you.',
        link: '/MyProfile',
        action: 'Add number',
        urgent: false,
      };

const particulars: Rule = ({ role, hasLicence, hasAreas, hasPhoto }) => {
  if (!isProfessional(role)) return undefined;
  const missing = [
    ...(hasLicence ? [] : [PROFESSION[role].licence.missing]),
    ...(hasAreas ? [] : ['the areas you serve']),
    ...(hasPhoto ? [] : ['your photo']),
  ];
  if (missing.length === 0) return undefined;
  return {
    kind: 'particulars',
    title: 'Complete your profile',
    detail: `Still missing: ${inWords.format(missing)}.`,
    link: '/MyProfile',
    action: 'Complete',
    urgent: false,
  };
};

const unread: Rule = ({ unread }) =>
  unread > 0
    ? {
        kind: 'unread',
        title: counted(unread, 'unread notification'),
        detail: 'See what has happened since you were here.',
        link: '/Notification',
        action: 'Read',
        urgent: false,
      }
    : undefined;

const RULES: readonly Rule[] = [rejected, identity, mobile, particulars, unread];

/** What somebody should do for their own account, the urgent first. */
export function needsOf(facts: Facts): Need[] {
  const needs = RULES.flatMap((rule) => {
    const need = rule(facts);
    return need ? [{ ...need, due: null }] : [];
  });
  return needs.sort((a, b) => Number(b.urgent) - Number(a.urgent));
}
