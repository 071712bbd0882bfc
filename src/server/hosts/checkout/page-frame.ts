import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { html, raw } from 'hono/html';
import { currentTongue, FIRST_LANGUAGE, tagOf } from '#messages/lib/language.ts';

/** What `html` makes: text whose values are escaped. */
export type Html = ReturnType<typeof html>;

const STYLE = `
:root{color-scheme:light dark;--ground:#fbfaf7;--card:#fff;--ink:#1b2a2f;--muted:#55666c;--line:#8b989c;
--soft:#e2dfd8;--brand:#0d5663;--on-brand:#fff;--bad:#a52a20;--tape:#f6c453;--on-tape:#3a2500}
@media (prefers-color-scheme:dark){:root{--ground:#141c1f;--card:#1c272b;--ink:#ecebe6;--muted:#a9b5b8;
--line:#7d8b8f;--soft:#34434a;--brand:#7cc5d0;--on-brand:#0c2227;--bad:#ff9c90}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:42rem;margin:0 auto;padding:16px}
.tape{margin:0;padding:10px 16px;background:var(--tape);color:var(--on-tape);text-align:center;font-weight:600}
h1{font-size:1.75rem;line-height:1.2;margin:16px 0 8px}
h2{font-size:1.125rem;margin:0 0 12px}
p{margin:0 0 12px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 16px}
dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere}
section{background:var(--card);border:1px solid var(--soft);border-radius:10px;padding:16px;margin:0 0 16px}
label{display:grid;gap:4px;margin:0 0 12px;font-weight:600}
input,select{font:inherit;color:inherit;background:var(--ground);border:1px solid var(--line);border-radius:8px;
padding:9px 12px;min-height:44px;width:100%;font-weight:400}
button,.button{font:inherit;font-weight:600;display:inline-block;min-height:44px;padding:9px 16px;border-radius:8px;
border:1px solid var(--brand);background:var(--brand);color:var(--on-brand);cursor:pointer;text-decoration:none}
.quiet{background:transparent;color:var(--brand)}
a{color:var(--brand)}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px}
.row{display:flex;flex-wrap:wrap;gap:12px;align-items:center}
.qr{display:block;width:200px;max-width:100%;background:#fff;padding:8px;border-radius:8px;margin:0 0 12px}
.qr svg{display:block;width:100%;height:auto}
.hint{color:var(--muted);font-size:.875rem}
.error{color:var(--bad);font-weight:600}
ul{list-style:none;padding:0;margin:0;display:grid;gap:12px}
li button{width:100%;text-align:left}
summary{cursor:pointer;font-weight:600;min-height:44px;align-content:center}
code{font-size:.9em}
`;

const FACE = path.join(import.meta.dirname, '../../../assets/fonts/anek-devanagari-450.woff2');

/** Pages in Devanagari bring its face along, since they load nothing and not every machine has one. */
function withDevanagari(): string {
  const face = readFileSync(FACE).toString('base64');
  return `${STYLE}@font-face{font-family:"Anek Devanagari";src:url(data:font/woff2;base64,${face}) format("woff2");unicode-range:U+0900-097F,U+200C-200D}
body{font-family:"Anek Devanagari",system-ui,sans-serif}
`;
}

let devanagari: string | undefined;
const isEnglish = () => currentTongue() === FIRST_LANGUAGE;
function styleOf(): string {
  if (isEnglish()) return STYLE;
  devanagari ??= withDevanagari();
  return devanagari;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface Frame {
  title: string;
  body: Html;
  /** Runs once the page is there; the page works without. */
  script?: string;
}

export function pageFrame({ title, body, script }: Frame): Html {
  return html`<!doctype html>
<html lang="${tagOf(currentTongue())}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(styleOf())}</style>
</head>
<body>${body}${script ? html`<script>${raw(script)}</script>` : ''}</body>
</html>`;
}

/** Nothing but the style and script above; forms go only where the page says. */
export function pagePolicy(formTargets: readonly string[], script?: string): string {
  return [
    "default-src 'none'",
    `style-src ${hashOf(styleOf())}`,
    !isEnglish() && 'font-src data:',
    script && `script-src ${hashOf(script)}`,
    `form-action ${formTargets.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
    .filter(Boolean)
    .join('; ');
}
