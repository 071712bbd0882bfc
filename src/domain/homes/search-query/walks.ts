import type { SearchQuery } from './query.ts';
import type { Sentence } from './sentence.ts';

const WALK =
  /(?:(?:within |under |less than |max |in |just )?(?:a |about )?(?<![\d.])(\d{1,2}) (?:minutes?|mins?|मिनट|मिनिट|मिनिटे|मिनिटां)(?: (?:ka |ke |ki |of |का |की )?(?:walking|walkable|walk|paidal|chalat|chalun|on foot|चालत|पैदल))?(?: distance| rasta| रास्ता)? ?(?:of|from|to|away from|se|pasun|से)? ?(?:the |a |any |nearest )?(?:metro|मेट्रो)(?: station| स्टेशन)?|(?:metro|मेट्रो)(?: station| स्टेशन)? ?(?:pasun|se|from|से|पासून) (\d{1,2}) (?:minutes?|mins?|मिनट|मिनिट|मिनिटे)(?: (?:ka |ki |की )?(?:walking|walk|paidal|chalat|on foot|चालत|पैदल))?)(?![^ |])/g;
const DISTANCE =
  /(?:within |under |less than |about |around )?(?<![\d.])(\d{1,4}(?:\.\d)?) (km|kms|kilometers?|kilometres?|m|mtr|meters?|metres?|किमी) ?(?:of|from|to|away from|se|से)? ?(?:the |a |any |nearest )?(?:metro|मेट्रो)(?: station| स्टेशन)?(?![^ |])/g;

type Walk = NonNullable<SearchQuery['metroWalk']>;
const WALKS: readonly Walk[] = [10, 15, 20];
const METRES_A_MINUTE = 80;

/** The walk that takes in what was said. */
const walkOf = (minutes: number): Walk | undefined => WALKS.find((walk) => minutes <= walk);

/** How far the metro may be, in minutes on foot or as a distance. */
export function readWalks(sentence: Sentence): void {
  const walk = (minutes: number) => {
    const metroWalk = walkOf(minutes);
    return metroWalk && { sets: { metroWalk } };
  };
  sentence.takeMatches(WALK, ([, before, after]) => walk(Number(before ?? after)));
  sentence.takeMatches(DISTANCE, ([, far, unit = '']) => {
    const metres = Number(far) * (/^(?:k|कि)/.test(unit) ? 1_000 : 1);
    return walk(metres / METRES_A_MINUTE);
  });
}
