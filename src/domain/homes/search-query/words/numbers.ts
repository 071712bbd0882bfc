const waysOf = (table: Record<string, string>) =>
  new Map(
    Object.entries(table).flatMap(([digits, ways]) =>
      ways.split(', ').map((way) => [way, digits] as const),
    ),
  );

/** Numbers written out, where a count or an amount may stand; without the signs that are left out at will. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = waysOf({
  '0.5': 'half, aadha, ardha, adha, अर्धा, अर्ध्या, आधा, आधे',
  '0.75': 'paaun, paun, पाऊण, पौन',
  '1': 'one, single, ek, एक, एका',
  '1.25': 'sava, savva, सव्वा, सवा',
  '1.5': 'dedh, deed, didh, दीड, डेढ',
  '2': 'two, double, do, don, दो, दोन',
  '2.5': 'adhai, dhai, adich, अडीच, ढाई',
  '3': 'three, triple, teen, tin, तीन',
  '4': 'four, char, chaar, चार',
  '5': 'five, paanch, pach, पाच, पांच',
  '6': 'six, cheh, saha, सहा, छह, छे',
  '7': 'seven, saat, sat, सात',
  '8': 'eight, aath, आठ',
  '9': 'nine, nau, नऊ, नौ',
  '10': 'ten, daha, das, dus, दहा, दस',
  '11': 'eleven, akra, gyarah, अकरा, ग्यारह',
  '12': 'twelve, bara, barah, बारा, बारह',
  '13': 'thirteen, tera, terah, तेरा, तेरह',
  '14': 'fourteen, chauda, chaudah, चौदा, चौदह',
  '15': 'fifteen, pandhra, pandrah, पंधरा, पंद्रह, पन्द्रह',
  '16': 'sixteen, sola, solah, सोळा, सोलह',
  '17': 'seventeen, satra, satrah, सतरा, सत्रह',
  '18': 'eighteen, athra, atharah, अठरा, अठारह',
  '20': 'twenty, vees, vis, bees, वीस, बीस',
  '22': 'bavis, bais, बावीस, बाईस',
  '25': 'pachvis, panchvis, pachis, pacchis, पंचवीस, पच्चीस',
  '30': 'thirty, tees, tis, तीस',
  '35': 'pastis, paintis, पस्तीस, पैंतीस',
  '40': 'forty, chalis, chalees, चाळीस, चालीस',
  '45': 'panchechalis, paintalis, पंचेचाळीस, पैंतालीस',
  '50': 'fifty, pannas, pachas, pachaas, पन्नास, पचास',
  '55': 'panchavanna, pachpan, पंचावन्न, पचपन',
  '60': 'sixty, sath, saath, साठ',
  '65': 'pasasht, painsath, पासष्ट, पैंसठ',
  '70': 'seventy, sattar, सत्तर',
  '75': 'panchahattar, pachattar, पंच्याहत्तर, पंचाहत्तर, पचहत्तर',
  '80': 'eighty, ainshi, aishi, assi, ऐंशी, अस्सी',
  '85': 'panchyaaishi, pachasi, पंच्याऐंशी, पचासी',
  '90': 'ninety, navvad, nabbe, नव्वद, नब्बे',
  '95': 'panchyannav, pachanve, पंच्याण्णव, पंचानवे, पंचानबे',
});

/** What a word before a number adds to it: "साडे तीन कोटी". */
export const PARTS_BEFORE: ReadonlyMap<string, string> = waysOf({
  '0.5': 'sade, saade, sadhe, saadhe, साडे, साढे',
  '0.25': 'sava, savva, सव्वा, सवा',
  '-0.25': 'pavne, paavne, paune, पावणे, पौने',
});

/** What a number written out counts, when it is no other word. */
export const COUNTED =
  /^(?:bhks?|bedrooms?|beds?|bed|rk|bathrooms?|baths?|cabins?|acres?|gunthas?|gunta|guntas|lakhs?|lacs?|crores?|cr|koti|karod|thousand|hazar|hajar|बीएचके|आरके|बेडरूम|एकर|एकड|गुंठे|गुंठा|(?:बेडरूम|बीएचके|लाख|कोटी|करोड|हजार)[\p{L}\p{M}]{0,8})$/u;

/** What stands between the two ends of a range, and between two counts. */
export const BETWEEN = /^(?:to|se|or|ya|kinva|-|–|ते|से|या|किंवा)$/;
