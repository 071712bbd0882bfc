import type { listAlikePhotos } from '#contract/homes/media.ts';
import type { listVerifications } from '#contract/homes/verifications.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';

export type WaitingVerification = ResponseOf<typeof listVerifications>['data']['items'][number];
export type AlikePhoto = ResponseOf<typeof listAlikePhotos>['data']['items'][number];
