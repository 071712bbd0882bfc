import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PAGES = 'src/pages';
/** No pages of their own: pieces of pages, the app behind the token, and the payment sandbox. */
const NO_PAGE = /^(fragments\/|app\.astro$|sandbox\.astro$|\[language\]\/)/;
/** Shown in place of a page, at its address. */
const INSTEAD = /^\d{3}\.astro$/;

export interface PageFile {
  file: string;
  /** Made by the build, once a language; else rendered when asked for. */
  isBuilt: boolean;
  /** What its addresses look like; nothing where it stands in place of another. */
  addresses: RegExp | undefined;
}

const addressesOf = (file: string) => {
  const name = `/${file.replace(/\.astro$/, '').replace(/(^|\/)index$/, '')}`;
  const parts = name.replace(/(?<=.)\/$/, '').split(/\[\w+\]/);
  return new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w-]+')}$`);
};

/** Every public page, by the files of the site: a new one is among them by itself. */
export const PAGE_FILES: readonly PageFile[] = readdirSync(PAGES, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.astro') && !NO_PAGE.test(file))
  .map((file) => ({
    file,
    isBuilt: !readFileSync(path.join(PAGES, file), 'utf8').includes('prerender = false'),
    addresses: INSTEAD.test(file) ? undefined : addressesOf(file),
  }));
