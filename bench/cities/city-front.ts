// Hands a request on to a node of the city it names; where that node is away, to the city's next.
// `NODES` is `Pune=4001+4002,Nashik=4002+4003`.
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

const { NODES = '', PORT = '0' } = process.env;
const portsOf = new Map(
  NODES.split(',').map((one) => {
    const [city = '', ports = ''] = one.split('=');
    return [city, ports.split('+').map(Number)] as const;
  }),
);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let turn = 0;

function handOn(req: IncomingMessage, res: ServerResponse, ports: readonly number[]): void {
  const [port, ...others] = ports;
  if (port === undefined) {
    res.writeHead(503).end();
    return;
  }
  request({ agent, port, host: '127.0.0.1', path: req.url })
    .on('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    })
    .on('error', () => handOn(req, res, others))
    .end();
}

createServer((req, res) => {
  const city = new URL(req.url ?? '/', 'http://front').searchParams.get('city') ?? '';
  const ports = portsOf.get(city) ?? [...portsOf.values()][0] ?? [];
  // Each of a city's nodes has its turn.
  const first = turn++ % Math.max(1, ports.length);
  handOn(req, res, [...ports.slice(first), ...ports.slice(0, first)]);
}).listen(Number(PORT), '127.0.0.1');
