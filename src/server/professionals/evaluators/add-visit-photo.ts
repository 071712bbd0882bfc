import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { addVisitPhoto } from '#contract/professionals/visit-photos.ts';
import { MAX_VISIT_PHOTOS } from '#domain/professionals/visit-photo.ts';
import doneWords from '#messages/professionals/done/index.ts';
import refusalsWords from '#messages/professionals/refusals/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockEngagement, requireEngagement } from '#server/professionals/engagements/index.ts';
import {
  addWorkPaper,
  requirePaperAct,
  withStoredPaper,
} from '#server/professionals/work-papers/index.ts';
import { openPhoto } from '#server/uploads/clean-photo.ts';
import { findVisitPhotos } from './visit-photos.ts';

/** Sharp on paper at half the width of a sheet. */
const WIDTH = 1_400;

/** Nothing but the pixels is left of what was sent: neither where it was taken nor by what. */
const asJpeg = async (bytes: Buffer): Promise<Buffer> =>
  (await openPhoto(bytes)).decode((pixels) =>
    pixels
      .resize({ width: WIDTH, height: WIDTH, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer(),
  );

export const addVisitPhotoVerb: Verb<typeof addVisitPhoto> = async (
  context,
  { params, query: { caption }, file },
) => {
  if (!file) throw new AppError('malformed');
  // Nobody's upload is read through who may not add it.
  const before = await requireEngagement(context, params.id, 'professional');
  if (before.profession !== 'evaluator') throw new AppError('not_found');
  requirePaperAct(before, 'report', context.now(), refusalsWords.photosWhileUnderWay);
  const photo = { bytes: await asJpeg(file), fileName: `${caption}.jpg` };
  const added = await withStoredPaper(context, photo, (stored) =>
    context.db.transaction(async (tx) => {
      const work = await lockEngagement(context, tx, params.id, 'professional');
      requirePaperAct(work, 'report', context.now(), refusalsWords.photosWhileUnderWay);
      if ((await findVisitPhotos(tx, work.id)).length >= MAX_VISIT_PHOTOS) {
        throw new AppError('conflict', refusalsWords.mostPhotos({ most: MAX_VISIT_PHOTOS }));
      }
      return addWorkPaper(context, tx, {
        engagementId: work.id,
        byId: work.professionalId,
        kind: 'visit-photo',
        label: caption,
        file: stored,
      });
    }),
  );
  return success({ id: added.id, caption }, doneWords.photoAdded);
};
