import words from '#messages/lib/professions/index.ts';

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
  /**
   * Whether answering a request with a quote uses up one of the leads of a package. Agents buy wishes
   * of buyers with theirs, and are hired without using any.
   */
  quotesUseLeads: boolean;
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
    get label() {
      return words.agent.label;
    },
    get one() {
      return words.agent.one;
    },
    get noun() {
      return [words.agent.nounOne, words.agent.nounMany] as const;
    },
    get name() {
      return words.agent.name;
    },
    get work() {
      return words.agent.work;
    },
    get brief() {
      return words.agent.brief;
    },
    licence: {
      get label() {
        return words.agent.licence;
      },
      get missing() {
        return words.agent.missing;
      },
    },
    hire: {
      path: '/HireAgent',
      get rail() {
        return words.agent.rail;
      },
      get intro() {
        return words.agent.intro;
      },
      profilePath: '/RequestDetails/',
    },
    fee: {
      get label() {
        return words.agent.fee;
      },
      path: '/AgentPayment',
    },
    quotesUseLeads: false,
    desk: { path: '/AgentLeadList', workPath: '/AgentLeadList?engagement=' },
  },
  lawyer: {
    get label() {
      return words.lawyer.label;
    },
    get one() {
      return words.lawyer.one;
    },
    get noun() {
      return [words.lawyer.nounOne, words.lawyer.nounMany] as const;
    },
    get name() {
      return words.lawyer.name;
    },
    get work() {
      return words.lawyer.work;
    },
    get brief() {
      return words.lawyer.brief;
    },
    licence: {
      get label() {
        return words.lawyer.licence;
      },
      get missing() {
        return words.lawyer.missing;
      },
    },
    hire: {
      path: '/HireLawyer',
      get rail() {
        return words.lawyer.rail;
      },
      get intro() {
        return words.lawyer.intro;
      },
      profilePath: '/HireLawyer?professional=',
    },
    fee: {
      get label() {
        return words.lawyer.fee;
      },
      path: '/LawyerPayment',
    },
    quotesUseLeads: true,
    desk: { path: '/LawyerLeadList', workPath: '/LawyerRequestDetails/' },
  },
  evaluator: {
    get label() {
      return words.evaluator.label;
    },
    get one() {
      return words.evaluator.one;
    },
    get noun() {
      return [words.evaluator.nounOne, words.evaluator.nounMany] as const;
    },
    get name() {
      return words.evaluator.name;
    },
    get work() {
      return words.evaluator.work;
    },
    get brief() {
      return words.evaluator.brief;
    },
    licence: {
      get label() {
        return words.evaluator.licence;
      },
      get missing() {
        return words.evaluator.missing;
      },
    },
    hire: {
      path: '/PropertyEvaluators',
      get rail() {
        return words.evaluator.rail;
      },
      get intro() {
        return words.evaluator.intro;
      },
      profilePath: '/EvaluatorDetails/',
    },
    fee: {
      get label() {
        return words.evaluator.fee;
      },
      path: '/EvaluatorPayment',
    },
    quotesUseLeads: true,
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
