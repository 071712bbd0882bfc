import { expect, test } from 'vitest';
import { inLanguage } from '#messages/lib/in-language.ts';
import { wantsInWords } from '#server/professionals/leads/wants-in-words.ts';

const KNOWN = {
  request: {
    ...{ listedin: 'sell' as const, category: 'Residential' as const, loc: 'baner' },
    ...{ bedrooms: ['2' as const], max_price: 6_000_000 },
  },
  place: { name: 'Baner' },
};
const inMarathi = (lead: Parameters<typeof wantsInWords>[0], known: typeof KNOWN | null = KNOWN) =>
  inLanguage('mr', () => wantsInWords(lead, known));

test('a search that an agent took up is put into words anew in the language of its reader', () => {
  const lead = { source: 'bought' as const, wantsText: '2 BHK in Baner …', title: null };
  expect(inMarathi(lead)).toContain('बाणेर');
  expect(inMarathi(lead)).not.toMatch(/Baner|under|Lakh/);
  expect(wantsInWords(lead, KNOWN)).toBe('2 BHK in Baner under ₹ 60 Lakh.');
});

test('so is what they ask who asked about a home, whose title stays', () => {
  const lead = { source: 'assigned' as const, wantsText: 'Asked …', title: '2 BHK flat in Baner' };
  const said = inMarathi(lead);
  expect(said).toContain('“2 BHK flat in Baner”');
  expect(said.replace(lead.title, '')).not.toMatch(/[A-Z][a-z]/);
});

test('what somebody wrote stays, and a note of ours is told', () => {
  const brief = { source: 'hired' as const, wantsText: 'Near a school.', title: null };
  expect(inMarathi(brief)).toBe('Near a school.');
  const gone = { source: 'bought' as const, wantsText: 'The account was deleted.', title: null };
  expect(inMarathi(gone, null)).toBe('खाते काढून टाकले गेले.');
});
