/** Devanagari letters as Pune writes them in Latin: close enough to look a place up by ear. */
const CONSONANTS: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'ch',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ऱ: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
const VOWELS: Record<string, string> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  अॅ: 'a',
};
const SIGNS: Record<string, string> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'a',
  'ृ': 'ru',
};
const VIRAMA = '्';
/** Before these what is spoken through the nose is an m: पिंपरी, Pimpri. */
const LABIAL = /[पफबभम]/;

/** Devanagari digits as ASCII ones. */
export function asciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}

/** Writes Devanagari in Latin letters; other text stays as it is. The last short a is not spoken. */
export function toLatin(text: string): string {
  const letters = [...asciiDigits(text).normalize('NFC')];
  let latin = '';
  letters.forEach((letter, i) => {
    const next = letters[i + 1] ?? '';
    const consonant = CONSONANTS[letter];
    if (consonant) {
      const followed = next in SIGNS || next === VIRAMA;
      const ends = next === '' || !/[\u0900-\u097f]/.test(next);
      latin += consonant + (followed || ends ? '' : 'a');
    } else if (letter in VOWELS) latin += VOWELS[letter];
    else if (letter in SIGNS) latin += SIGNS[letter];
    else if (letter === 'ं' || letter === 'ँ') latin += LABIAL.test(next) ? 'm' : 'n';
    else if (letter !== VIRAMA && letter !== '़' && letter !== 'ः') latin += letter;
  });
  return latin;
}
