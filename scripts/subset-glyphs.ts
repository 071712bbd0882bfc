import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The part of harfbuzz's subsetting module used here; pointers are numbers. */
interface Subsetter {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  hb_blob_create(at: number, bytes: number, mode: number, user: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_set_del(set: number, value: number): void;
  hb_set_invert(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

const WRITABLE = 2;
const NAMES = 4;
const LAYOUT_FEATURES = 6;
/** What sets pairs of letters closer: 4 KB of a face, which in words nobody sees. */
const PAIRS = ['kern', 'dist'];
const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;

const tag = (name: string) => Buffer.from(name).readUInt32BE();

/**
 * A TrueType font with these letters and these glyphs and no others. `subset-font` keeps every glyph the
 * letters could ever join into, which for Devanagari is six times what a list of names needs.
 */
export async function subsetGlyphs(
  sfnt: Uint8Array,
  letters: Iterable<string>,
  glyphs: Iterable<number>,
): Promise<Buffer> {
  const module = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(await readFile(module));
  const harfbuzz = instance.exports as unknown as Subsetter;
  harfbuzz._initialize();

  const at = harfbuzz.malloc(sfnt.byteLength);
  new Uint8Array(harfbuzz.memory.buffer).set(sfnt, at);
  const whole = harfbuzz.hb_blob_create(at, sfnt.byteLength, WRITABLE, 0, 0);
  const face = harfbuzz.hb_face_create(whole, 0);

  const input = harfbuzz.hb_subset_input_create_or_fail();
  const features = harfbuzz.hb_subset_input_set(input, LAYOUT_FEATURES);
  harfbuzz.hb_set_clear(features);
  harfbuzz.hb_set_invert(features);
  for (const feature of PAIRS) harfbuzz.hb_set_del(features, tag(feature));
  harfbuzz.hb_set_clear(harfbuzz.hb_subset_input_set(input, NAMES));
  harfbuzz.hb_subset_input_set_flags(input, NO_LAYOUT_CLOSURE | NO_HINTING);
  const unicodes = harfbuzz.hb_subset_input_unicode_set(input);
  for (const letter of letters) harfbuzz.hb_set_add(unicodes, letter.codePointAt(0) ?? 0);
  const kept = harfbuzz.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) harfbuzz.hb_set_add(kept, glyph);

  const subset = harfbuzz.hb_subset_or_fail(face, input);
  if (!subset) throw new Error('harfbuzz could not cut the font');
  const cut = harfbuzz.hb_face_reference_blob(subset);
  const start = harfbuzz.hb_blob_get_data(cut, 0);
  // The memory may have grown, and its buffer with it, since it was written to.
  const bytes = new Uint8Array(harfbuzz.memory.buffer, start, harfbuzz.hb_blob_get_length(cut));
  return Buffer.from(bytes);
}
