import { expect, test } from 'vitest';
import { prepareAdPicture } from '#server/ads/campaigns/prepare-picture.ts';
import { requireNoContactInPdf } from '#server/people/blocks/index.ts';
import { requireStampable } from '#server/professionals/work-papers/stamp-beside.ts';
import { checkDocument, MAX_DOCUMENT_BYTES } from '#server/uploads/check-document.ts';
import { cleanPhoto, MAX_PHOTO_BYTES } from '#server/uploads/clean-photo.ts';
import { heldUp } from '#tests/held-up.ts';
import { patience } from '#tests/patience.ts';
import { refusalOf } from './files.ts';
import { hostilePdfs, hostilePictures } from './hostile-files.ts';

/** Everything that reads a file of somebody's; the API's own test goes through every upload. */
const isFull = process.env.FULL_HOSTILE === '1';
const DOCUMENT = isFull ? MAX_DOCUMENT_BYTES : MAX_DOCUMENT_BYTES / 16;
const STRANGERS = { byYou: false, byThem: false, gone: false, shared: false };

/** Refused with a sentence, or taken; and everybody else is answered meanwhile. */
async function expectAnswered(work: () => Promise<unknown>): Promise<string> {
  let outcome = '';
  const ms = await heldUp(async () => {
    outcome = await refusalOf(work());
  });
  expect(outcome).toMatch(/^(?:taken|invalid: .+|too_large: .+)$/);
  expect(ms).toBeLessThan(patience(1) * 1_000);
  return outcome;
}

test.each(hostilePdfs(DOCUMENT))(
  'a PDF of %s is answered',
  async (_, make) => {
    const file = make();
    expect(file.length).toBeLessThanOrEqual(MAX_DOCUMENT_BYTES);
    const outcome = await expectAnswered(() => checkDocument(file, 'deed.pdf'));
    if (outcome === 'taken') {
      if (isFull) await expectAnswered(() => requireStampable(file));
      expect(await expectAnswered(() => requireNoContactInPdf(STRANGERS, file, false))).not.toBe(
        'taken',
      );
    }
  },
  patience(60),
);

test.each(hostilePictures(MAX_PHOTO_BYTES))(
  '%s is answered',
  async (_, make) => {
    const file = await make();
    expect(file.length).toBeLessThanOrEqual(MAX_PHOTO_BYTES);
    await expectAnswered(() => checkDocument(file, 'scan'));
    await expectAnswered(() => cleanPhoto(file, { widths: [320] }));
    await expectAnswered(() => prepareAdPicture(file, 'image'));
    await expectAnswered(() => prepareAdPicture(file, 'gif'));
  },
  patience(60),
);
