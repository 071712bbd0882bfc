// The API alone on a database, for the load generator.
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { connect } from '#server/db/client.ts';
import { openContext } from '#server/hosts/compose.ts';
import { createApi } from '#server/http/api.ts';
import { readEnv } from '#server/lib/env.ts';
import { createLogger } from '#server/lib/log.ts';
import { ROUTES } from '#server/routes.ts';

const env = readEnv();
if (!env.DATABASE_URL) throw new Error('DATABASE_URL is missing');
const log = createLogger('error');
const db = connect(env.DATABASE_URL, 16, log);
const api = createApi(ROUTES, openContext(db, env, log));
// As many visitors: one alone may not search so often.
let calls = 0;
const answer = getRequestListener((request) => {
  calls++;
  const address = `10.0.${(calls >> 8) & 255}.${calls & 255}`;
  return api.fetch(request, { requestId: 'bench', address });
});
createServer((req, res) => void answer(req, res)).listen(env.PORT, '127.0.0.1');
