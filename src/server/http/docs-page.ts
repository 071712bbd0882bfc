import { html, raw } from 'hono/html';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { type Mounting, SITE_MOUNTING } from './path-pattern.ts';

function section(endpoint: Endpoint, at: Mounting['at']) {
  const who = typeof endpoint.access === 'string' ? endpoint.access : endpoint.access.join(', ');
  return html`<section id="${endpoint.name}">
    <h2><code>${endpoint.method} ${at(endpoint.path)}</code></h2>
    <p>${endpoint.summary}.</p>
    <p>Who may call: ${who}. Errors: ${endpoint.errors.join(', ') || 'none of its own'}.</p>
  </section>`;
}

/** A readable page of the API: no script, no style sheet but the browser's own. */
export function docsPage(endpoints: readonly Endpoint[], { at, docs }: Mounting = SITE_MOUNTING) {
  const sorted = [...endpoints].sort((a, b) => a.path.localeCompare(b.path));
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Propertysearch API</title>
      </head>
      <body>
        <h1>Propertysearch API</h1>
        <p>
          Every answer is JSON: <code>{ status: 1, message, data }</code> on success,
          <code>{ status: 0, message, code, errors }</code> on failure. Parameters, bodies and
          answers in full: <a href="${docs}/openapi.json">openapi.json</a>.
        </p>
        <ul>
          ${sorted.map((e) => html`<li><a href="#${e.name}">${e.method} ${at(e.path)}</a></li>`)}
        </ul>
        ${raw(sorted.map((e) => section(e, at)).join('\n'))}
      </body>
    </html>`;
}
