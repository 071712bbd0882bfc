import type { CallInput, Endpoint } from '#contract/endpoint.ts';
import { callForFile } from '../lib/api.ts';

/** Saves an endpoint's file on this device under a name. Throws as `call` does. */
export async function saveCalledFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  fileName: string,
): Promise<void> {
  const url = URL.createObjectURL(await callForFile(endpoint, input));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
