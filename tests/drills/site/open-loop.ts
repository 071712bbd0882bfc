import { Agent, request } from 'node:http';

export interface Ask {
  kind: string;
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answered {
  kind: string;
  /** 0 where the connection broke. */
  status: number;
  ms: number;
  retryAfter: string | undefined;
}

/** Asks once, and reads the answer to its end. */
export function askOnce(base: string, ask: Ask, agent?: Agent): Promise<Answered> {
  const { kind, method = 'GET', path, headers = {}, body } = ask;
  const began = performance.now();
  return new Promise((resolve) => {
    const over = (status: number, retryAfter?: string) =>
      resolve({ kind, status, ms: performance.now() - began, retryAfter });
    const asked = request(base + path, { method, headers, ...(agent && { agent }) }, (answer) => {
      answer.resume();
      answer.on('end', () => over(answer.statusCode ?? 0, answer.headers['retry-after']));
      answer.on('error', () => over(0));
    });
    asked.on('error', () => over(0));
    asked.end(body);
  });
}

/** How many a second are answered to so many who each ask again as soon as they have an answer, and how. */
export async function capacity(
  base: string,
  next: () => Ask,
  { seconds, callers }: { seconds: number; callers: number },
): Promise<{ rate: number; answers: Answered[] }> {
  const agent = new Agent({ keepAlive: true });
  const until = performance.now() + seconds * 1_000;
  const answers: Answered[] = [];
  const caller = async () => {
    while (performance.now() < until) {
      answers.push(await askOnce(base, next(), agent));
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  agent.destroy();
  return { rate: answers.length / seconds, answers };
}

/** What a machine has of connections; who would open more waits for none to open. */
const MAX_OPEN = 600;

/** Asks so often a second, whether or not answers come. */
export async function openLoop(
  base: string,
  next: () => Ask,
  { seconds, rate }: { seconds: number; rate: number },
): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true });
  const began = performance.now();
  const asked: Promise<Answered>[] = [];
  let due = 0;
  let open = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsed = (performance.now() - began) / 1_000;
      for (; due < Math.min(elapsed, seconds) * rate; due++) {
        if (open >= MAX_OPEN) continue;
        open++;
        asked.push(askOnce(base, next(), agent).finally(() => open--));
      }
      if (elapsed < seconds) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
  const answers = await Promise.all(asked);
  agent.destroy();
  return answers;
}

/** The value that so much of all are not above, by rank; 0 of nothing. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
