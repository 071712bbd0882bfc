/** What a look at one thing says, in a line, with what to do where it is not well. */
export interface Finding {
  state: 'well' | 'odd' | 'wrong';
  what: string;
  todo?: string;
}

export const well = (what: string): Finding => ({ state: 'well', what });
/** The site runs, and less well or less safely than it could. */
export const odd = (what: string, todo: string): Finding => ({ state: 'odd', what, todo });
/** The site does not start, or loses or leaks something. */
export const wrong = (what: string, todo: string): Finding => ({ state: 'wrong', what, todo });
