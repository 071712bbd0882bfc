import type { Need } from '#contract/dashboard.ts';
import { PROFESSION } from '#domain/lib/profession.ts';
import { isFullyVerified, isIdentified } from '#domain/people/kyc.ts';
import { isProfessional } from '#domain/people/licence.ts';
import words from '#messages/people/needs/index.ts';
import type { Facts } from './facts.ts';

type Rule = (facts: Facts) => Omit<Need, 'due'> | undefined;

const rejected: Rule = ({ aadhaar, document }) =>
  document?.state === 'rejected' && !aadhaar
    ? {
        kind: 'document_rejected',
        title: words.documentRefused,
        detail: document.reason ?? words.sendClear,
        link: '/MyProfile',
        action: words.sendAnother,
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
    title: role === 'user' ? words.verifyToPost : words.verifyToWork,
    detail: role === 'user' ? words.eitherIsEnough : words.stillMissing({ missing }),
    link: '/MyProfile',
    action: words.updateKyc,
    urgent: role === 'agent',
  };
};

const mobile: Rule = ({ role, hasMobile }) =>
  role === 'admin' || hasMobile
    ? undefined
    : {
        kind: 'mobile',
        title: words.addMobile,
        detail: words.noSms,
        link: '/MyProfile',
        action: words.addNumber,
        urgent: false,
      };

const particulars: Rule = ({ role, hasLicence, hasAreas, hasPhoto }) => {
  if (!isProfessional(role)) return undefined;
  const missing = [
    ...(hasLicence ? [] : [PROFESSION[role].licence.missing]),
    ...(hasAreas ? [] : [words.areasServed]),
    ...(hasPhoto ? [] : [words.yourPhoto]),
  ];
  if (missing.length === 0) return undefined;
  return {
    kind: 'particulars',
    title: words.completeProfile,
    detail: words.stillMissing({ missing }),
    link: '/MyProfile',
    action: words.complete,
    urgent: false,
  };
};

const unread: Rule = ({ unread }) =>
  unread > 0
    ? {
        kind: 'unread',
        title: words.unread({ count: unread }),
        detail: words.seeWhatHappened,
        link: '/Notification',
        action: words.read,
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
