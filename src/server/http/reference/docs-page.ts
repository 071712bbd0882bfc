import { html, raw } from 'hono/html';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { whoMayCall } from '#server/http/openapi/describe.ts';
import { failuresOf } from '#server/http/openapi/failures.ts';
import { tagOf } from '#server/http/openapi/operation.ts';
import { type Mounting, SITE_MOUNTING } from '#server/http/path-pattern.ts';

function section(endpoint: Endpoint, at: Mounting['at']) {
  return html`<section id="${endpoint.name}">
    <h3><code>${endpoint.method} ${at(endpoint.path)}</code></h3>
    <p>${endpoint.summary}.</p>
    <p>Who may call: ${whoMayCall(endpoint.access)} Errors: ${failuresOf(endpoint).join(', ')}.</p>
  </section>`;
}

function chapter([subject, endpoints]: [string, Endpoint[]], at: Mounting['at']) {
  const sorted = [...endpoints].sort((a, b) => a.path.localeCompare(b.path));
  return html`<h2>${subject}</h2>
    ${raw(sorted.map((endpoint) => section(endpoint, at)).join('\n'))}`;
}

/**
 * The API to read: a plain list that needs no script, and, where scripts run, a reference in its
 * place in which calls can be tried.
 */
export function docsPage(
  endpoints: readonly Endpoint[],
  { at, docs }: Mounting = SITE_MOUNTING,
  nonce = '',
) {
  const chapters = [...Map.groupBy(endpoints, tagOf)];
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta property="csp-nonce" nonce="${nonce}" content="${nonce}" />
        <title>Propertysearch API</title>
        <link rel="stylesheet" href="${docs}/docs/assets/reference.css" />
      </head>
      <body>
        <p id="waiting" role="status" hidden>The reference is being loaded.</p>
        <div id="reference"></div>
        <main id="plain">
          <h1>Propertysearch API</h1>
          <p>
            Every answer is JSON: <code>{ status: 1, message, data }</code> on success,
            <code>{ status: 0, message, code, errors }</code> on failure. Parameters, bodies and
            answers in full: <a href="${docs}/openapi.json">openapi.json</a>.
          </p>
          ${raw(chapters.map((each) => chapter(each, at)).join('\n'))}
        </main>
        <script src="${docs}/docs/assets/start.js" data-document-url="${docs}/openapi.json"></script>
      </body>
    </html>`;
}
