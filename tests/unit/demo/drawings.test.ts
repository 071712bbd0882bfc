import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SUBCATEGORIES } from '#domain/homes/listing.ts';
import { layOut } from '#server/demo/drawings/plan.ts';
import {
  describePicture,
  drawPicture,
  type PictureSpec,
  pictureKinds,
  renderAt,
} from '#server/demo/drawings/render.ts';

const spec = (more: Partial<PictureSpec> = {}): PictureSpec => ({
  seed: 7,
  kind: 'outside',
  subcategory: 'Flat',
  bedrooms: 2,
  storeys: 11,
  furnished: true,
  carpetSqft: 720,
  ...more,
});

describe('drawings', () => {
  test('the same seed is the same picture, another is another', () => {
    expect(drawPicture(spec())).toBe(drawPicture(spec()));
    expect(drawPicture(spec())).not.toBe(drawPicture(spec({ seed: 8 })));
  });
  for (const subcategory of SUBCATEGORIES) {
    test(`a ${subcategory} can be drawn whole, without anything from outside`, async () => {
      for (const kind of pictureKinds(subcategory)) {
        const drawn = drawPicture(spec({ kind, subcategory }));
        expect(drawn).not.toMatch(/NaN|undefined|<script|href=|url\((?!#)/);
        expect((await sharp(Buffer.from(drawn)).metadata()).width).toBe(1600);
        expect(describePicture(spec({ kind, subcategory })).length).toBeGreaterThan(10);
      }
    });
  }
  test('is rendered at the width asked, 4:3', async () => {
    expect(await sharp(await renderAt(spec(), 400)).metadata()).toMatchObject({
      width: 400,
      height: 300,
      format: 'webp',
    });
  });
  test('says what it shows', () => {
    expect(describePicture(spec())).toMatch(/^Drawing of an 11-storey apartment building /);
  });
  for (const [area, bedrooms, studio] of [
    [280, 1, true],
    [450, 1, false],
    [720, 2, false],
    [1_400, 4, false],
  ] as const) {
    test(`the rooms of ${area} sq ft tile it`, () => {
      const rooms = layOut(area, bedrooms, studio);
      expect(rooms.reduce((sum, room) => sum + room.w * room.h, 0)).toBeCloseTo(area, 4);
      for (const [i, a] of rooms.entries()) {
        for (const b of rooms.slice(i + 1)) {
          const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
          const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
          expect(across > 1e-6 && down > 1e-6).toBe(false);
        }
      }
    });
  }
});
