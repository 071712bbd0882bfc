import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { holdsContact } from '#domain/people/contact-in-text.ts';
import { splitPdf } from '#server/uploads/pdf-parts.ts';

/** Whether a PDF tells how to reach somebody; of `pictures` and what is `unreadable` nobody knows. */
export type Contacts = 'none' | 'found' | 'pictures' | 'unreadable';

const MAX_PAGES = 200;
/** Of one page; no page that a person reads has as many. */
const MAX_CHARACTERS = 100_000;
/** What a reader shows or opens beside the text of a page. */
const TOLD = ['url', 'unsafeUrl', 'fieldValue', 'alternativeText'] as const;
const ABOUT = ['Title', 'Author', 'Subject', 'Keywords'] as const;

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && 'str' in value ? String(value.str) : '';
};

/** Letters that stand one by one, as those set wide apart do, put together to words. */
function joinLetters(text: string): string {
  const words: string[] = [];
  let isOpen = false;
  for (const word of text.split(/\s+/)) {
    const isLetter = [...word].length === 1;
    if (isLetter && isOpen) words.push(`${words.pop()}${word}`);
    else words.push(word);
    isOpen = isLetter;
  }
  return words.join(' ');
}

/** A page's text in each way it may be meant: its pieces as words, or as parts of a word. */
async function textsOfPage(document: Document, number: number): Promise<string[]> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const pieces = items.map((item) => ('str' in item ? item.str : ''));
  const notes = (await page.getAnnotations()).flatMap((note: Record<string, unknown>) => [
    ...TOLD.map((name) => textOf(note[name])),
    textOf(note.contentsObj),
    textOf(note.titleObj),
  ]);
  page.cleanup();
  const spaced = pieces.join(' ');
  return [spaced, joinLetters(spaced), pieces.join(''), ...notes];
}

async function textsAbout(document: Document): Promise<string[]> {
  const info = (await document.getMetadata()).info as Record<string, unknown>;
  return ABOUT.map((name) => textOf(info[name]));
}

/** A picture names its width, wherever else it stands; no other stream of a PDF does. */
const holdsPictures = (file: Uint8Array) =>
  splitPdf(Buffer.from(file).toString('latin1')).streams.some(({ dictionary }) =>
    /\/Width(?![a-z])/i.test(dictionary),
  );

/** Pictures that are written among the text of a page. */
async function showsPictures(document: Document, number: number): Promise<boolean> {
  const { OPS } = await getResolvedPDFJS();
  const PICTURES: number[] = [
    OPS.paintImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageMaskXObjectGroup,
    OPS.paintInlineImageXObject,
    OPS.paintInlineImageXObjectGroup,
    OPS.paintSolidColorImageMask,
  ];
  const page = await document.getPage(number);
  const { fnArray } = await page.getOperatorList();
  page.cleanup();
  return fnArray.some((op) => PICTURES.includes(op));
}

async function look(document: Document): Promise<Contacts> {
  if (document.numPages > MAX_PAGES) return 'unreadable';
  const holds = (texts: string[]) => texts.some(holdsContact);
  if (holds(await textsAbout(document))) return 'found';
  let says = false;
  for (let page = 1; page <= document.numPages; page++) {
    const texts = await textsOfPage(document, page);
    if (texts.some(({ length }) => length > MAX_CHARACTERS)) return 'unreadable';
    if (holds(texts)) return 'found';
    says ||= texts.some((text) => text.trim() !== '');
  }
  // A scan, or letters that are drawn: a reader sees words where there are none.
  if (!says) return 'unreadable';
  for (let page = 1; page <= document.numPages; page++) {
    if (await showsPictures(document, page)) return 'pictures';
  }
  return 'none';
}

/** Reads the text of every page, of notes, links and forms on it, and what the file says of itself. */
export async function contactsInPdf(file: Uint8Array): Promise<Contacts> {
  try {
    const picturesFirst = holdsPictures(file);
    const document = await getDocumentProxy(file, {
      // The pictures of a file that holds some are not looked at.
      ...(picturesFirst && { maxImageSize: 1 }),
      verbosity: 0,
    });
    try {
      const contacts = await look(document);
      return picturesFirst && contacts !== 'found' ? 'pictures' : contacts;
    } finally {
      await document.loadingTask.destroy();
    }
  } catch {
    return 'unreadable';
  }
}
