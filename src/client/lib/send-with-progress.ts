import type { CallInput, Endpoint, ResponseOf } from '#contract/lib/endpoint.ts';
import { AppError, type ErrorCode, type FieldError } from '#contract/lib/errors.ts';
import { afterWrite } from './after-write.ts';
import { addressOf, noConnection } from './api.ts';
import { sendOnce, wordsOfKeyed } from './sent-once.ts';
import { $session } from './session.ts';
import { onSessionEnded } from './session-ended.ts';

/** A large file over a slow phone line takes its time; this is where nobody waits any longer. */
const TIMEOUT_MS = 600_000;
/** The server still looks the file through after its last byte. */
const ALL_SENT = 0.97;

interface Failure {
  message?: string;
  code?: ErrorCode;
  errors?: FieldError[];
}

function failureOf({ code = 'internal', message, errors }: Failure): AppError {
  if (code === 'session_ended') onSessionEnded();
  return new AppError(code, wordsOfKeyed(code) ?? message, errors);
}

/**
 * As `sendFile`, and tells from 0 to 1 how far it is, which `fetch` cannot. Throws AppError with
 * the server's code, message and field errors.
 */
export function sendWithProgress<E extends Endpoint>(
  endpoint: E,
  file: Blob,
  input: CallInput<E>,
  onProgress: (done: number) => void,
): Promise<ResponseOf<E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const address = addressOf(endpoint, input);
    const once = sendOnce({ ...input, endpoint, address, file });
    request.open(endpoint.method, address);
    for (const [name, value] of Object.entries(once.headers)) request.setRequestHeader(name, value);
    request.setRequestHeader('authorization', $session.get()?.token ?? '');
    request.responseType = 'json';
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(ALL_SENT * (loaded / total));
    const cut = () => {
      once.lost();
      afterWrite(endpoint);
      reject(new AppError('unavailable', noConnection()));
    };
    request.onerror = cut;
    request.ontimeout = cut;
    request.onload = () => {
      afterWrite(endpoint);
      if (request.status < 300) {
        once.done();
        resolve(request.response);
        return;
      }
      const failure: Failure = request.response ?? {};
      once.refused(failure.code);
      reject(failureOf(failure));
    };
    onProgress(0);
    request.send(file);
  });
}
