import { Agent, request } from 'node:http';
import type { BenchCall } from './load.ts';

/** Sends the calls in turn by so many hands; answers calls a second. The first tenth is warm-up. */
async function perSecond(
  calls: readonly BenchCall[],
  hands: number,
  send: (call: BenchCall, at: number) => Promise<void>,
): Promise<number> {
  const run = async (from: number, to: number) => {
    let next = from;
    const hand = async () => {
      while (next < to) {
        const at = next++;
        await send(calls[at] as BenchCall, at);
      }
    };
    await Promise.all(Array.from({ length: hands }, hand));
  };
  const warm = Math.ceil(calls.length / 10);
  await run(0, warm);
  const began = performance.now();
  await run(warm, calls.length);
  return ((calls.length - warm) * 1_000) / (performance.now() - began);
}

/** Makes each call, which changes what it is about and so can be made once, over keep-alive connections; answers the bodies' data, in the calls' order. */
export async function stepsPerSecond<Data>(
  base: string,
  steps: readonly BenchCall[],
  connections: number,
): Promise<{ rate: number; data: Data[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const data: Data[] = [];
  const send = ({ path, headers, body }: BenchCall, at: number) =>
    new Promise<void>((resolve, reject) => {
      const sent = request(`${base}${path}`, {
        agent,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
      });
      sent.on('error', reject).on('response', async (answer) => {
        const text = (await answer.setEncoding('utf8').toArray()).join('');
        if (answer.statusCode !== 200) return reject(new Error(`${path}: ${text}`));
        data[at] = JSON.parse(text).data;
        resolve();
      });
      sent.end(JSON.stringify(body));
    });
  const rate = await perSecond(steps, connections, send);
  agent.destroy();
  return { rate, data };
}
