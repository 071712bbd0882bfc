// Keeps what the API promises at a release: node scripts/keep-api.ts 0.3.0
import { writeFileSync } from 'node:fs';
import { ENDPOINTS } from '#contract/index.ts';
import { openApi } from '#server/http/openapi/document.ts';
import { keep } from '#tests/promise/kept.ts';
import { operationsOf } from '#tests/promise/shape.ts';

const [release] = process.argv.slice(2);
if (!release) throw new Error('Name the release: node scripts/keep-api.ts 0.3.0');
const operations = operationsOf(openApi(ENDPOINTS, 'http://localhost:4321'));
const text = JSON.stringify(keep(release, operations));
writeFileSync(`tests/expected/api/${release}.json`, `${text}\n`);
