import { formatDate } from '#domain/lib/time/format.ts';
import type {
  AgreementFacts,
  AgreementTerms,
  Clause,
  LicenceTerms,
  SaleTerms,
  Signatory,
} from './facts.ts';
import { SIDE_NAMES, TEMPLATE_TITLE } from './facts.ts';
import { licenceClauses, licenceOpening } from './leave-and-licence.ts';
import { saleClauses, saleOpening } from './sale.ts';

const isSale = (facts: AgreementFacts): facts is AgreementFacts<SaleTerms> =>
  facts.terms.template === 'sale';
const isLicence = (facts: AgreementFacts): facts is AgreementFacts<LicenceTerms> =>
  facts.terms.template === 'leave-and-licence';

function clausesOf(facts: AgreementFacts): Clause[] {
  if (isSale(facts)) return saleClauses(facts);
  if (isLicence(facts)) return licenceClauses(facts);
  throw new Error('There is no such template');
}

const CLOSING: Clause[] = [
  {
    heading: 'Notices and disputes',
    text: 'A notice is good when it is given in writing, also through the platform on which the two sides met. The two sides first try to settle a dispute by talking. The courts of Pune decide what they cannot settle, by the law of India.',
  },
  {
    heading: 'The whole agreement',
    text: 'This text is all that the two sides have agreed on about this matter. A change counts only where both have consented to a new version of it.',
  },
];

const further = ({ clauses }: AgreementTerms): Clause[] =>
  clauses.map((text, i) => ({ heading: `Further term ${i + 1}`, text }));

const offered = ({ agreed = [] }: AgreementFacts): Clause[] =>
  agreed.length > 0
    ? [{ heading: 'Agreed when the offer was accepted', text: agreed.join(' ') }]
    : [];

const partyWords = ({ name, city, pan }: Signatory) =>
  `${name} of ${city}${pan ? `, PAN ${pan}` : ''}`;

/** The first is the title; clauses begin with their number and heading on a line of their own. */
function blocksOf(facts: AgreementFacts): string[] {
  const { terms, seller, buyer, madeOn, lawyer, version } = facts;
  const sides = SIDE_NAMES[terms.template];
  const clauses = [...clausesOf(facts), ...offered(facts), ...further(terms), ...CLOSING];
  return [
    TEMPLATE_TITLE[terms.template],
    `Version ${version}, drawn up on ${formatDate(madeOn)} by ${lawyer}, advocate.`,
    `Between ${partyWords(seller)} (“${sides.seller}”) and ${partyWords(buyer)} (“${sides.buyer}”).`,
    terms.template === 'sale' ? saleOpening : licenceOpening,
    ...clauses.map(({ heading, text }, i) => `${i + 1}. ${heading}\n${text}`),
  ];
}

const asText = (blocks: readonly string[]) => blocks.join('\n\n');

/** The text of an agreement: blocks with an empty line between them. */
export const agreementText = (facts: AgreementFacts): string => asText(blocksOf(facts));

const GOVERNS =
  'Each part stands in English and then in Marathi. Where the two differ, the English governs.';
const GOVERNS_IN_MARATHI =
  'प्रत्येक भाग इंग्रजीत आणि मग मराठीत आहे. दोन्हींत फरक असेल तिथे इंग्रजी मजकूर ग्राह्य धरला जातो.';

/** The text of a leave and licence with the Marathi of each block below its English. */
export function textInBoth(facts: AgreementFacts, marathi: readonly string[]): string {
  const [title = '', ...blocks] = blocksOf(facts);
  const [marathiTitle = '', ...translated] = marathi;
  if (translated.length !== blocks.length) throw new Error('The Marathi has blocks of its own');
  return asText([
    `${title}\n${marathiTitle}`,
    `${GOVERNS}\n${GOVERNS_IN_MARATHI}`,
    ...blocks.flatMap((block, i) => [block, translated[i] ?? '']),
  ]);
}
