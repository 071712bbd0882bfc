// Puts the reference that can be tried in the place of the plain list, once it is loaded. Nothing
// of it asks anybody but this site: no fonts, no proxy, no telemetry, no assistant.
const { documentUrl } = document.currentScript.dataset;
const { content: nonce } = document.querySelector('meta[property="csp-nonce"]');
const plain = document.getElementById('plain');
const waiting = document.getElementById('waiting');

// Its editor and its theme make style sheets without the nonce they were given.
const create = document.createElement.bind(document);
document.createElement = (name, options) => {
  const element = create(name, options);
  if (element instanceof HTMLStyleElement) element.nonce = nonce;
  return element;
};

plain.hidden = true;
waiting.hidden = false;

import('./standalone.esm.js').then(
  ({ createApiReference }) => {
    createApiReference('#reference', {
      url: documentUrl,
      onLoaded: () => waiting.remove(),
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
      showDeveloperTools: 'never',
      defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
      documentDownloadType: 'json',
    });
    plain.remove();
  },
  () => {
    // Whatever kept it away, the list is better than nothing.
    waiting.hidden = true;
    plain.hidden = false;
  },
);
