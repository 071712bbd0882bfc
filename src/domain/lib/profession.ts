interface ProfessionRow {
  /** Among roles and in titles: "Property Evaluator". */
  label: string;
  /** In a sentence, with its article: "a property evaluator". */
  one: string;
  /** One of them and several, without an article. */
  noun: readonly [string, string];
  /** At the start of a line. */
  name: string;
  /** What their work is called, by itself. */
  work: string;
  /** An example of what a client asks for. */
  brief: string;
  /** The field for their registration, and what to say while it is empty. */
  licence: { label: string; missing: string };
  /** The page on which they are found and asked. */
  hire: {
    path: string;
    rail: string;
    intro: string;
    /** What stands before their id in the address of what they tell of themselves. */
    profilePath: string;
  };
  fee: { label: string; path: string };
  desk: {
    /** The page that lists their work. */
    path: string;
    /** What stands before the number of an engagement in the address of its page. */
    workPath: string;
  };
}

/**
 * Whom others hire, a row each. Roles, words, fees and the pages on which they are hired and paid
 * follow from it. Their order is that of the database.
 */
export const PROFESSION = {
  agent: {
    label: 'Agent',
    one: 'an agent',
    noun: ['agent', 'agents'],
    name: 'Agent',
    work: 'Work of an agent',
    brief: 'Sell my 2 BHK by the end of March; visits only at weekends.',
    licence: { label: 'MahaRERA registration number', missing: 'your RERA registration' },
    hire: {
      path: '/HireAgent',
      rail: 'Hire Agent',
      intro: 'Ask for a quote, pay into escrow, and let the fee go when the work is done.',
      profilePath: '/RequestDetails/',
    },
    fee: { label: 'Agent’s fee', path: '/AgentPayment' },
    desk: { path: '/AgentLeadList', workPath: '/AgentLeadList?engagement=' },
  },
  lawyer: {
    label: 'Lawyer',
    one: 'a lawyer',
    noun: ['lawyer', 'lawyers'],
    name: 'Lawyer',
    work: 'Legal work',
    brief: 'Check the title over thirty years and draft the agreement for sale.',
    licence: { label: 'Bar Council enrolment number', missing: 'your bar number' },
    hire: {
      path: '/HireLawyer',
      rail: 'Hire Lawyer',
      intro: 'Title check, agreement and registration. The fee waits in escrow until you confirm.',
      profilePath: '/HireLawyer?professional=',
    },
    fee: { label: 'Lawyer’s fee', path: '/LawyerPayment' },
    desk: { path: '/LawyerLeadList', workPath: '/LawyerRequestDetails/' },
  },
  evaluator: {
    label: 'Property Evaluator',
    one: 'a property evaluator',
    noun: ['property evaluator', 'property evaluators'],
    name: 'Property evaluator',
    work: 'Valuation',
    brief: 'What is it worth today? For a loan, with a site visit this week.',
    licence: { label: 'Registered valuer number', missing: 'your registration number' },
    hire: {
      path: '/PropertyEvaluators',
      rail: 'Property Evaluators',
      intro: 'A site visit and a valuation by homes like it, as a report anyone can verify.',
      profilePath: '/EvaluatorDetails/',
    },
    fee: { label: 'Evaluator’s fee', path: '/EvaluatorPayment' },
    desk: { path: '/EvaluatorLeadList', workPath: '/EvaluatorLeadDetails/' },
  },
} as const satisfies Record<string, ProfessionRow>;

export type Profession = keyof typeof PROFESSION;

type Row = (typeof PROFESSION)[Profession];
export type HirePath = Row['hire']['path'];
export type FeePath = Row['fee']['path'];
export type DeskPath = Row['desk']['path'];

/** In the table's order; never empty, as enumerations of the database ask for. */
export const PROFESSIONS = Object.keys(PROFESSION) as [Profession, ...Profession[]];

/** A table with a row for every profession. */
export const perProfession = <T>(of: (profession: Profession) => T): Record<Profession, T> =>
  Object.fromEntries(PROFESSIONS.map((profession) => [profession, of(profession)])) as Record<
    Profession,
    T
  >;

/** The page on which somebody of a profession tells of themselves and is asked. */
export const profilePath = (profession: Profession, personId: number): string =>
  `${PROFESSION[profession].hire.profilePath}${personId}`;
