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
const answer = getRequestListener((request) =>
  api.fetch(request, { requestId: 'bench', address: 'bench' }),
);
createServer((req, res) => void answer(req, res)).listen(env.PORT, '127.0.0.1');
