import { stripEnd } from '#domain/lib/strip-end.ts';

const MAX_CHARACTERS = 120;

/** Control characters, and marks that turn or hide what follows them. Joiners stay: Marathi needs them. */
const INVISIBLE = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
const UNWELCOME = /[<>:"|?*]/g;
/** Taken off the end, since the right one is put there. A dot in "S.K.Patil" begins none. */
const FILE_EXTENSION = /\.(?:pdf|jpe?g|jpe|jfif|png|webp|hei[cf]|avif|gif|tiff?|bmp|docx?|txt)$/i;
/** A second extension that some server or desktop would run. */
const RUNNABLE =
  /\.(?=(?:php\d?|phtml|phar|s?html?|xhtml|svg|m?js|jspx?|aspx?|cgi|pl|py|sh|exe|com|bat|cmd|ps1|msi|scr|vbs|jar|hta|lnk)(?:[.\s]|$))/gi;

function cut(text: string, length: number): string {
  // Half of a surrogate pair at the end is dropped.
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/** A name to show and to download by: no path, nothing hidden, ending in the content's extension. */
export function safeFileName(name: string, extension: string): string {
  const visible = name.toWellFormed().normalize('NFC').replace(INVISIBLE, '');
  const last = visible.split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .trim()
    .replace(FILE_EXTENSION, '')
    .replace(RUNNABLE, '_')
    .replace(UNWELCOME, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '');
  // Cut first: it may lay bare a dot or a blank.
  const short = stripEnd(cut(stem, MAX_CHARACTERS - extension.length - 1), /[.\s]/);
  return `${short || 'document'}.${extension}`;
}
