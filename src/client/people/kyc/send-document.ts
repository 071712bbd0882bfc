import type { CallInput, ResponseOf } from '#contract/lib/endpoint.ts';
import type { submitDocument } from '#contract/people/kyc.ts';

/** Sends a document and tells, from 0 to 1, how far it is. */
export type SendDocument = (
  file: File,
  query: NonNullable<CallInput<typeof submitDocument>['query']>,
  onProgress: (done: number) => void,
) => Promise<ResponseOf<typeof submitDocument>>;
