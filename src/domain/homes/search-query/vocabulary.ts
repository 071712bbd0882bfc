import type {
  Facing,
  Furnishing,
  ListedIn,
  Possession,
  Subcategory,
} from '#domain/homes/listing.ts';

/** Words of English, Hindi and Marathi, as people type them, for what a filter says. */
export const LISTED_IN_WORDS: readonly [RegExp, ListedIn][] = [
  [
    /\b(for )?(rent|rental|renting|lease|tolet|to let|kiraya|kiraye( (pe|par|se))?|bhadyane|bhade|bhadyache)\b/,
    'rent',
  ],
  [/(भाड्याने|भाडे|किराये|किराया)( पर| पे)?/, 'rent'],
  [/\b((for )?(sale|sell)|buy|purchase|resale|kharid(na|ne|i)?|vikat|viktey|bechna)\b/, 'sell'],
  [/(विकत|खरेदी|विक्री|खरीद(ना)?)/, 'sell'],
];

export const SUBCATEGORY_WORDS: readonly [RegExp, Subcategory][] = [
  [/\b(studio( (apartment|flat)s?)?|1 ?rk|one rk)\b/, 'Studio Apartment'],
  [/\b(flats?|apartments?|sadanika)\b|फ्लॅट|फ्लैट|सदनिका/, 'Flat'],
  [/\b(villas?|bungal?ows?|bangl[ao]|bangle)\b|बंगला|बंगले|व्हिला/, 'Villa'],
  [/\b(independent house|row ?houses?|houses?|makaan|makan)\b|मकान/, 'House'],
  [/\b(plots?|land|jameen|jamin|zameen|na plot)\b|जमीन|ज़मीन|प्लॉट/, 'Plot'],
  [/\b(offices?( spaces?)?|karyalay)\b|ऑफिस|कार्यालय/, 'Office'],
  [/\b(shops?|showrooms?|dukan|dukaan|gala)\b|दुकान|गाळा/, 'Shop'],
];

export const POSSESSION_WORDS: readonly [RegExp, Possession][] = [
  [/\b(ready( to move( in)?| possession)?|immediate possession|tayyar)\b|तयार/, 'Ready To Move'],
  [/\b(under ?construction|new project|ban raha)\b|बांधकाम( सुरू)?/, 'Under Construction'],
  [/\b(up ?coming|pre ?launch|new launch)\b/, 'UpComing'],
];

export const FURNISHING_WORDS: readonly [RegExp, Furnishing][] = [
  [/\bsemi[ -]?furnished\b/, 'Semi-Furnished'],
  [/\b(un[ -]?furnished|non[ -]?furnished)\b/, 'UnFurnished'],
  [/\b(fully[ -]?)?furnished\b/, 'Furnished'],
];

export const FACING_WORDS: readonly [RegExp, Facing][] = [
  [/\b(facing )?north[ -]?east([ -]facing)?\b|ईशान्य/, 'North East'],
  [/\b(facing )?north[ -]?west([ -]facing)?\b|वायव्य/, 'North West'],
  [/\b(facing )?south[ -]?east([ -]facing)?\b|आग्नेय/, 'South East'],
  [/\b(facing )?south[ -]?west([ -]facing)?\b|नैऋत्य/, 'South West'],
  [/\b((east|purva?)[ -](facing|mukhi)|facing east)\b|पूर्व ?मुखी/, 'East'],
  [/\b((west|paschim)[ -](facing|mukhi)|facing west)\b|पश्चिम ?मुखी/, 'West'],
  [/\b((north|uttar)[ -](facing|mukhi)|facing north)\b|उत्तर ?मुखी/, 'North'],
  [/\b((south|dakshin)[ -](facing|mukhi)|facing south)\b|दक्षिण ?मुखी/, 'South'],
];

/** Words that ask for nothing. */
export const FILLER =
  /^(a|an|the|in|at|on|of|for|with|me|mein|mai|ma|madhe|madhye|ka|ki|ke|ko|hai|ho|chahiye|chaiye|hava|havi|have|pahije|pahijet|i|want|need|looking|show|find|search|please|pls|ghar|home|homes|house|property|properties|pune|city|area|and|or|ya|se|sq|ft|sasta|saste|swasta|good|best|nice|cheap|budget|price|rs|inr|rupees|bhk|only|family|tak|paryant|andar|under|below|near|around|paas|ke paas|javal|jawal|मध्ये|में|मे|चाहिए|हवा|हवी|हवे|पाहिजे|घर|पुणे|पुण्यात|तक|पर्यंत|जवळ|के|पास|का|की|हवाय)$/;

export const NEAR_WORDS =
  /\b(near(by)?|close to|around|next to|ke paas|paas|javal|jawal)\b|जवळ|के पास/;
