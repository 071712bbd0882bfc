import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  possessionOn: ({ day }) => `ताबा ${day} रोजी.`,
  included: ({ fixtures }) => `यासोबत: ${fixtures}.`,
  loanBy: ({ day }) => `व्यवहार खरेदीदारांच्या गृहकर्जावर अवलंबून आहे; ते ${day} पर्यंत मंजूर व्हायला हवे.`,
} satisfies Messages<typeof en>;
