import type { ResponseOf } from '#contract/endpoint.ts';
import type { listAlikePhotos } from '#contract/media.ts';
import type { listVerifications } from '#contract/verifications.ts';

export type WaitingVerification = ResponseOf<typeof listVerifications>['data']['data'][number];
export type AlikePhoto = ResponseOf<typeof listAlikePhotos>['data']['data'][number];
