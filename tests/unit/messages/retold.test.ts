import { describe, expect, test } from 'vitest';
import { inLanguage } from '#messages/lib/in-language.ts';
import checks from '#messages/lib/ledger-checks/index.ts';
import { retold } from '#server/core/retold.ts';

describe('a note of a timeline', () => {
  test('of ours is told in the language of its reader', () => {
    const note = 'The account was deleted.';
    expect(inLanguage('mr', () => retold(note))).toBe('खाते काढून टाकले गेले.');
    expect(inLanguage('hi', () => retold(note))).toBe('खाता हटा दिया गया।');
    expect(retold(note)).toBe(note);
  });

  test('in a table of ours, too', () => {
    expect(inLanguage('mr', () => retold('By phone'))).toBe('फोनवर');
  });

  test('somebody wrote stays as they wrote it', () => {
    expect(inLanguage('mr', () => retold('The roof leaks.'))).toBe('The roof leaks.');
  });
});

describe('what is kept with values in it', () => {
  const inMarathi = (text: string) => inLanguage('mr', () => retold(text));

  test('keeps them', () => {
    expect(inMarathi('Token amount for “2 BHK flat in Baner”')).toBe(
      '“2 BHK flat in Baner” साठी इसारा',
    );
    expect(inMarathi('Payment pay_1 of order ord_2 is of ₹ 1.00, at the gateway of ₹ 2.00.')).toBe(
      'ऑर्डर ord_2 चे पेमेंट pay_1 इथे ₹ 1.00 चे आहे, गेटवेकडे ₹ 2.00 चे.',
    );
  });

  test('is told by the words that say most of it', () => {
    expect(inMarathi('Refund of ord_2 sent')).toBe('ord_2 चा परतावा पाठवला');
    expect(inMarathi('Refund of ord_2')).toBe('ord_2 चा परतावा');
  });

  test('says a day, and a text of ours inside it, in the same language', () => {
    expect(inMarathi('Due on 4 Nov 2026')).toBe('4 नोव्हेंबर 2026 पर्यंत भरायचा');
    expect(inMarathi('Refund: Starter package')).toBe('परतावा: सुरुवातीचे पॅकेज');
    expect(inMarathi('Ad, 1,000 views: Home, top')).toBe(
      'व्यावसायिक जाहिरात, 1,000 वेळा पाहणे: मुख्यपृष्ठ, वर',
    );
  });

  test('is told for the home it is bought for', () => {
    expect(inMarathi('Promotion for 7 days: 2 BHK flat in Baner')).toBe(
      '7 दिवसांचे प्रमोशन: 2 BHK flat in Baner',
    );
  });
});

type Sentence = (values: object) => string;

/** Each sentence of the ledger's checks by its name, as it is said now. */
const sentences = (of: object = checks, at = ''): [string, Sentence][] =>
  Object.keys(of).flatMap((name): [string, Sentence][] => {
    const one: unknown = Reflect.get(of, name);
    if (typeof one === 'function') return [[at + name, one as Sentence]];
    return one instanceof Object ? sentences(one, `${at}${name}.`) : [];
  });

describe.each(['mr', 'hi'] as const)('what a check of the ledger found, in %s', (language) => {
  const values = new Proxy({}, { get: (_, name) => `₹ 1.00-${String(name)}` });

  test.each(sentences())('%s, keeps its values', (name, english) => {
    const told = inLanguage(language, () => new Map(sentences()).get(name)?.(values));
    expect(told).toMatch(/\p{Script=Devanagari}/u);
    expect(inLanguage(language, () => retold(english(values)))).toBe(told);
  });
});
