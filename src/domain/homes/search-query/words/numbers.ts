/** Numbers written out, where a count or an amount may stand. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '0.5': 'half, aadha, ardha, adha, अर्धा, आधा',
    '1': 'one, single, ek, एक',
    '1.5': 'dedh, deed, didh, दीड, डेढ',
    '2': 'two, double, do, don, दो, दोन',
    '2.5': 'adhai, dhai, adich, अडीच, ढाई',
    '3': 'three, triple, teen, tin, तीन',
    '4': 'four, char, chaar, चार',
    '5': 'five, paanch, pach, पाच, पांच',
    '6': 'six, cheh, saha, सहा, छह',
  }).flatMap(([digits, ways]) => ways.split(', ').map((way) => [way, digits])),
);

/** What a number written out counts, when it is no other word. */
export const COUNTED =
  /^(?:bhks?|bedrooms?|beds?|bed|rk|bathrooms?|baths?|cabins?|acres?|gunthas?|gunta|guntas|lakhs?|lacs?|crores?|cr|koti|karod|बीएचके|आरके|बेडरूम|एकर|एकड|गुंठे|गुंठा|(?:बेडरूम|बीएचके|लाख|कोटी|करोड)[\p{L}\p{M}]{0,8})$/u;
