import {
  type Call,
  type CallInput,
  type Endpoint,
  onlyReads,
  type ResponseOf,
  saysWho,
} from '#contract/lib/endpoint.ts';
import { AppError, type ErrorCode, type FieldError } from '#contract/lib/errors.ts';
import { PASS_HEADER, SERVICE_MOUNTS, type ServiceName } from '#contract/lib/service-mounts.ts';
import words from '#messages/lib/kit/index.ts';
import { currentLanguage, tagOf } from '#messages/lib/language.ts';
import { afterWrite } from './after-write.ts';
import { sendOnce, wordsOfKeyed } from './sent-once.ts';
import { $session } from './session.ts';
import { onSessionEnded, signedOut } from './session-ended.ts';
import { untilNextPage } from './until-next-page.ts';

/** What an AppError says when no answer came at all. */
export const noConnection = (): string => words.noConnection;

/** Data loading gives up after two minutes. */
const TIMEOUT_MS = 120_000;

/** A service on a host of its own is named in the page's head. */
function baseOf(service: ServiceName): string {
  const told = document.querySelector<HTMLMetaElement>(`meta[name="${service}-url"]`)?.content;
  return told || SERVICE_MOUNTS[service];
}

function pathOf({ path: below, service }: Endpoint, params: Record<string, unknown>): string {
  const base = service ? baseOf(service) : below.startsWith('/api/') ? '' : '/api';
  const path = base + below;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryOf(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** The address a GET endpoint is asked at. */
export function addressOf<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): string {
  return (
    pathOf(endpoint, (input.params ?? {}) as Record<string, unknown>) +
    queryOf((input.query ?? {}) as Record<string, unknown>)
  );
}

interface Failure {
  message?: string;
  code?: ErrorCode;
  errors?: FieldError[];
}

function headersFor(
  endpoint: Endpoint,
  sendsJson: boolean,
  pass: string | undefined,
): Record<string, string> {
  const token = saysWho(endpoint) ? $session.get()?.token : undefined;
  return {
    // A browser would ask for its own, whatever the page says.
    'accept-language': tagOf(currentLanguage()),
    ...(token && { authorization: token }),
    ...(pass && { [PASS_HEADER]: pass }),
    ...(sendsJson && { 'content-type': 'application/json' }),
  };
}

interface Further {
  file?: Blob;
  /** In place of the limit of time. */
  signal?: AbortSignal;
  /** What a service is shown. */
  pass?: string | undefined;
  /** The caller keeps what is shown up to date by itself. */
  quiet?: boolean;
  /** Asks the server even where the browser keeps an answer that may still be used. */
  fresh?: boolean;
}

/** An answer that breaks off is lost like one that never came. */
async function ask<E extends Endpoint, Answer>(
  endpoint: E,
  input: CallInput<E>,
  read: (response: Response) => Promise<Answer>,
  { file, pass, quiet, fresh, signal = AbortSignal.timeout(TIMEOUT_MS) }: Further = {},
): Promise<Answer> {
  const isTheirs = saysWho(endpoint);
  if (isTheirs && signedOut.aborted) return untilNextPage();
  // What is written is seen through: it may have been the last thing they did.
  const endsWithThem = isTheirs && onlyReads(endpoint);
  const address = addressOf(endpoint, input);
  const once = sendOnce({ ...input, endpoint, address, file });
  let response: Response;
  let answer: Answer | undefined;
  try {
    response = await fetch(address, {
      method: endpoint.method,
      signal: endsWithThem ? AbortSignal.any([signal, signedOut]) : signal,
      headers: { ...headersFor(endpoint, input.body !== undefined, pass), ...once.headers },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      ...(file && { body: file }),
      ...(fresh && { cache: 'no-cache' as const }),
    });
    if (response.ok) answer = await read(response);
  } catch {
    if (endsWithThem && signedOut.aborted) return untilNextPage();
    // It may have been taken all the same: only the answer was lost.
    once.lost();
    if (!quiet) afterWrite(endpoint);
    throw new AppError('unavailable', noConnection());
  }
  // Also where it was refused: most likely somebody else was first, and what is shown is old.
  if (!quiet) afterWrite(endpoint);
  if (answer !== undefined) {
    once.done();
    return answer;
  }
  const failure: Failure = await response.json().catch(() => ({}));
  once.refused(failure.code);
  if (failure.code === 'session_ended') onSessionEnded();
  const { code = 'internal', errors } = failure;
  const message = wordsOfKeyed(code) ?? failure.message;
  throw Object.assign(new AppError(code, message || undefined, errors), { isSilent: !message });
}

const json = (response: Response) => response.json();

/** Calls the API over HTTP. Throws AppError with the server's code, message and field errors. */
export const call: Call = (endpoint, input = {}) => ask(endpoint, input, json);

/** As `call`, and never from what the browser keeps: who has just changed a thing sees it changed. */
export const callAnew: Call = (endpoint, input = {}) => ask(endpoint, input, json, { fresh: true });

/**
 * As `call`, and refreshes nothing that is kept: for who shows the change at once and has it taken
 * back where it fails.
 */
export const callQuietly: Call = (endpoint, input = {}) =>
  ask(endpoint, input, json, { quiet: true });

/** Calls an endpoint of a service with the pass the site's API gave. Throws as `call` does. */
export const callWithPass = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  pass: string | undefined,
): Promise<ResponseOf<E>> => ask(endpoint, input, json, { pass });

/** Calls an endpoint that answers with a file. Throws as `call` does. */
export const callForFile = <E extends Endpoint>(endpoint: E, input: CallInput<E> = {}) =>
  ask(endpoint, input, (response) => response.blob());

/** Sends a file to an endpoint that takes one. Throws as `call` does. */
export const sendFile = <E extends Endpoint>(
  endpoint: E,
  file: Blob,
  input: CallInput<E> = {},
  { quiet = false } = {},
): Promise<ResponseOf<E>> => ask(endpoint, input, json, { file, quiet });

/** Opens an endpoint's stream of events, until `signal` ends it. Throws as `call` does. */
export async function callForStream<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const body = await ask(endpoint, input, async ({ body }) => body ?? undefined, { signal });
  if (!body) throw new AppError('internal');
  return body;
}
