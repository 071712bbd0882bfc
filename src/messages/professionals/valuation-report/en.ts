export default {
  title: 'Valuation report',
  notIssued: 'Draft, not issued',
  titleOf: ({ code }: { code: string }) => `Valuation report ${code}`,
  specimenOf: 'Specimen of a valuation report',
  draftOf: 'Draft of a valuation report',
  verifyAt: ({ title, page }: { title: string; page: string }) => `${title}. Verify it at ${page}`,
  saysNothing: ({ title }: { title: string }) =>
    `${title}. It is not issued, and says nothing to anybody else.`,
  forSale: ({ home }: { home: string }) => `${home}, for sale`,
  toRent: ({ home }: { home: string }) => `${home}, to rent`,
  code: 'Code',
  kind: 'Kind',
  area: 'Area',
  measured: {
    none: ({ area }: { area: string }) => `${area}, as measured`,
    carpet: ({ area }: { area: string }) => `${area} carpet, as measured`,
    'built-up': ({ area }: { area: string }) => `${area} built-up, as measured`,
    plot: ({ area }: { area: string }) => `${area} plot, as measured`,
  },
  age: 'Age',
  floor: 'Floor',
  floorOf: ({ floor, floors }: { floor: number; floors: number }) => `${floor} of ${floors}`,
  furnishing: 'Furnishing',
  visitedOn: 'Visited on',
  drawnUpOn: 'Drawn up on',
  draftName: 'Draft of the valuation report',
  scan: 'Scan to verify',
  reckoner: ({
    rate,
    value,
    sqft,
    sqm,
    source,
    day,
  }: {
    rate: string;
    value: string;
    sqft: string;
    sqm: string;
    source: string;
    day: string;
  }) =>
    `Ready reckoner: ${rate} per sq m, that is ${value} for ${sqft} (${sqm}). Stamp duty is paid on no less. Source: ${source}, looked up on ${day}. It is shown for comparison; nothing above is reckoned from it.`,
  likelyRent: ({ rent }: { rent: string }) => `Likely rent: ${rent} a month`,
  likelyValue: ({ value }: { value: string }) => `Likely value: ${value}`,
  between: ({ low, high, rate }: { low: string; high: string; rate: string }) =>
    `Between ${low} and ${high}; ₹ ${rate} per sq ft`,
  reckoned: ({ count }: { count: number }) => `Reckoned from the ${count} comparables below.`,
  ownBeside: ({
    count,
    likely,
    low,
    high,
    percent,
  }: {
    count: number;
    likely: string;
    low: string;
    high: string;
    percent: string;
  }) =>
    `The evaluator’s own figures. The ${count} comparables below come to ${likely} (${low} to ${high}); the evaluator’s likely value is ${percent} from that, for the reasons given.`,
  ownAlone:
    'The evaluator’s own figures, for the reasons given: there were too few comparable homes near by to reckon from.',
  remarks: 'The evaluator’s remarks',
  seen: 'Seen on the spot',
  photos: 'Photos of the visit',
  comparables: 'Comparables, with their rates per sq ft as asked and as adjusted',
  fromTo: ({ from, to }: { from: string; to: string }) => `₹ ${from} to ₹ ${to}`,
  paid: ({ price }: { price: string }) => `Paid ${price}`,
  taken: ({ price }: { price: string }) => `Taken; last asked ${price}`,
  asks: ({ price }: { price: string }) => `Asks ${price}`,
  where: ({
    price,
    area,
    metres,
    share,
  }: {
    price: string;
    area: string;
    metres: string;
    share: string;
  }) => `${price} for ${area}; ${metres} m away; counts ${share} %`,
  ownSource: ({ source }: { source: string }) =>
    `The evaluator’s own comparable. Source: ${source}`,
  howReckoned: 'How it is reckoned',
  adjusted:
    'Each comparable’s price per square foot is adjusted for what is known to differ from the property valued: area, age, floor and furnishing, as shown. Near, recently confirmed and already taken homes count more.',
  tooFew: ({ fewest }: { fewest: number }) =>
    `With fewer than ${fewest} nothing is reckoned from them: they are shown so that the evaluator’s figures can be held against them.`,
  weighedBeside:
    'The weighted middle of the adjusted rates, with their weighted quarters as the range, is what the comparables come to; the figures of this report are the evaluator’s own.',
  weighed:
    'The likely value is the weighted middle of the adjusted rates, the range their weighted quarters.',
  asked: 'Prices of homes listed here are asking prices; what is paid may differ.',
  limits:
    'This is the evaluator’s opinion of the value on the day of issue. It is no survey of hidden parts and no check of the title.',
  genuine: ({ code, page }: { code: string; page: string }) =>
    `It is genuine where the code ${code} is known at ${page} and this file has the hash shown there.`,
  delivered: ({
    code,
    likely,
    low,
    high,
  }: {
    code: string;
    likely: string;
    low: string;
    high: string;
  }) => `Valuation report ${code}: likely ${likely}, between ${low} and ${high}.`,
};
