// A node that holds some cities: an index of invented homes, asked over HTTP. `CITIES` is `Pune:50000,…`.
import { createServer } from 'node:http';
import { searchRequest } from '#contract/homes/search-request.ts';
import { randomFrom } from '#server/demo/drawings/palette.ts';
import { createHomeIndex, type IndexedHome } from '#server/homes/search-index/index.ts';
import { anIndexedHome } from '#tests/builders/indexed-homes.ts';

const BATCH = 5_000;
const LOCALITIES = 200;
const { CITIES = '', PORT = '0' } = process.env;

async function* homesOf(city: string, count: number, firstId: number) {
  const random = randomFrom(firstId + 1);
  let batch: IndexedHome[] = [];
  for (let i = 0; i < count; i++) {
    const at = Math.floor(random() * LOCALITIES);
    const home = anIndexedHome({
      id: firstId + i,
      city,
      localityId: at + 1,
      bedrooms: 1 + Math.floor(random() * 4),
      lat: 18.4 + (at % 20) * 0.015 + random() * 0.01,
      lng: 73.7 + Math.floor(at / 20) * 0.03 + random() * 0.02,
      rankedAt: 1_790_000_000_000_000 + Math.floor(random() * 1e13),
    });
    batch.push({
      ...home,
      pricePaise: home.pricePaise + Math.floor(random() * 1e9),
    } as IndexedHome);
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  yield batch;
}

const index = createHomeIndex();
async function* all() {
  let firstId = 1;
  for (const [city = '', count = '0'] of CITIES.split(',').map((one) => one.split(':'))) {
    yield* homesOf(city, Number(count), firstId);
    firstId += Number(count);
  }
}
await index.load(all());

createServer((req, res) => {
  const url = new URL(req.url ?? '/', 'http://node');
  if (url.pathname === '/stats') {
    res.end(JSON.stringify(index.stats()));
    return;
  }
  const request = searchRequest.parse(Object.fromEntries(url.searchParams));
  const now = new Date();
  const answer =
    url.pathname === '/facets'
      ? index.facets(request, undefined, now)
      : index.page(request, undefined, { now });
  res.setHeader('content-type', 'application/json');
  res.end(JSON.stringify(answer));
}).listen(Number(PORT), '127.0.0.1');
