import type { ServeOther } from '#server/http/service.ts';

const MAX_BYTES = 8 * 1024;
const FORM = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/**
 * Some clients send the fields of a GET as a form: they become its query, where they are not there
 * already. The call itself is answered as any other.
 */
export const readFormAsQuery: ServeOther = async (req, res) => {
  const type = req.headers['content-type'] ?? '';
  if (req.method !== 'GET' || !FORM.test(type)) return false;
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of req.iterator({ destroyOnReturn: false })) {
    bytes += piece.length;
    if (bytes > MAX_BYTES) {
      res.writeHead(413, { connection: 'close', 'content-length': 0 }).end();
      return true;
    }
    pieces.push(piece);
  }
  const body = new Response(new Uint8Array(Buffer.concat(pieces)), {
    headers: { 'content-type': type },
  });
  const form = await body.formData().catch(() => new FormData());
  const url = new URL(req.url ?? '/', 'http://service');
  for (const [name, value] of form) {
    if (typeof value === 'string' && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  req.url = url.pathname + url.search;
  return false;
};
