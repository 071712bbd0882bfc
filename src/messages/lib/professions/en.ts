import { number, plural } from '#messages/lib/forms.ts';

interface Count {
  count: number;
}

/** All that is said of a profession by its name. */
export default {
  agent: {
    label: 'Agent',
    one: 'an agent',
    nounOne: 'agent',
    nounMany: 'agents',
    name: 'Agent',
    work: 'Work of an agent',
    brief: 'Sell my 2 BHK by the end of March; visits only at weekends.',
    licence: 'MahaRERA registration number',
    missing: 'your RERA registration',
    rail: 'Hire Agent',
    intro: 'Ask for a quote, pay into escrow, and let the fee go when the work is done.',
    fee: 'Agent’s fee',
  },
  lawyer: {
    label: 'Lawyer',
    one: 'a lawyer',
    nounOne: 'lawyer',
    nounMany: 'lawyers',
    name: 'Lawyer',
    work: 'Legal work',
    brief: 'Check the title over thirty years and draft the agreement for sale.',
    licence: 'Bar Council enrolment number',
    missing: 'your bar number',
    rail: 'Hire Lawyer',
    intro: 'Title check, agreement and registration. The fee waits in escrow until you confirm.',
    fee: 'Lawyer’s fee',
  },
  evaluator: {
    label: 'Property Evaluator',
    one: 'a property evaluator',
    nounOne: 'property evaluator',
    nounMany: 'property evaluators',
    name: 'Property evaluator',
    work: 'Valuation',
    brief: 'What is it worth today? For a loan, with a site visit this week.',
    licence: 'Registered valuer number',
    missing: 'your registration number',
    rail: 'Property Evaluators',
    intro: 'A site visit and a valuation by homes like it, as a report anyone can verify.',
    fee: 'Evaluator’s fee',
  },

  // What they sign up for
  signUp: {
    agent: 'I bring buyers and owners together',
    lawyer: 'I check titles and draw up agreements',
    evaluator: 'I value properties',
  },

  // The title of the page on which they are hired
  hirePage: {
    agent: 'Hire an agent',
    lawyer: 'Hire a lawyer',
    evaluator: 'Hire a property evaluator',
  },

  // The title of the page on which they are paid
  payPage: {
    agent: 'Pay an agent',
    lawyer: 'Pay a lawyer',
    evaluator: 'Pay a property evaluator',
  },

  // Lists of them
  find: {
    agent: 'Find agents',
    lawyer: 'Find lawyers',
    evaluator: 'Find property evaluators',
  },
  found: {
    agent: ({ count }: Count) =>
      `${number(count)} ${plural('en', count, { one: 'agent', other: 'agents' })}`,
    lawyer: ({ count }: Count) =>
      `${number(count)} ${plural('en', count, { one: 'lawyer', other: 'lawyers' })}`,
    evaluator: ({ count }: Count) =>
      `${number(count)} ${plural('en', count, { one: 'property evaluator', other: 'property evaluators' })}`,
  },
  none: {
    agent: 'No agent is listed here yet. Try another locality or language.',
    lawyer: 'No lawyer is listed here yet. Try another locality or language.',
    evaluator: 'No property evaluator is listed here yet. Try another locality or language.',
  },
  first: {
    agent: 'First agents',
    lawyer: 'First lawyers',
    evaluator: 'First property evaluators',
  },
  more: {
    agent: 'More agents',
    lawyer: 'More lawyers',
    evaluator: 'More property evaluators',
  },

  roles: { user: 'Buyer/Seller', admin: 'Staff' },
};
