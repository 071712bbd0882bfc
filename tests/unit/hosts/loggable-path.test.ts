import { expect, test } from 'vitest';
import { loggablePaths } from '#server/http/loggable-path.ts';

const loggable = loggablePaths([
  '/api/profile/{id}',
  '/api/profile/photo',
  '/api/locality/{slug}',
  '/api/maps/reverse/{lat},{lng}',
]);
const TOKEN = 'tB0x-0b8Qm2uVvYkq1s5ZpWn3LrJ7cXe9fHdGaTyUiO';

test.each([
  ['/api/profile/17', '/api/profile/17'],
  ['/API/Profile/17/', '/api/profile/17'],
  ['/api/profile/photo', '/api/profile/photo'],
  [`/api/profile/${TOKEN}`, '/api/profile/{id}'],
  ['/api/profile/655675523712', '/api/profile/{id}'],
  ['/api/locality/314159', '/api/locality/{slug}'],
  ['/api/maps/reverse/18.5,73.8', '/api/maps/reverse/{lat},{lng}'],
  [`/api/nothing/${TOKEN}`, 'unknown'],
  ['/viewsingleproperty/5', '/ViewSingleProperty/5'],
  [`/OwnerDetails/12/${TOKEN}`, '/OwnerDetails/12/{agentId}'],
  ['/localities/baner', '/localities/{slug}'],
  [`/${TOKEN}`, 'unknown'],
])('of %s the log has %s', (path, logged) => {
  expect(loggable(path)).toBe(logged);
});
