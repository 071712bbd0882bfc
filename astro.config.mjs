import { createHash } from 'node:crypto';
import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { messages } from './src/messages/build/index.ts';
import { apiInDev } from './src/server/hosts/api-in-dev.ts';
import { buildHost } from './src/server/hosts/build-host.ts';
import { buildWorker } from './src/server/hosts/build-worker.ts';
import { BUILT_ORIGIN } from './src/server/hosts/built-pages.ts';
import { compressFiles } from './src/server/hosts/compressed-files.ts';
import { speakPages } from './src/server/hosts/speak-built-pages.ts';
import { editorInDev } from './src/site/editor/editor-in-dev.ts';
import { FACES_HASH } from './src/site/shell/faces-at-once.ts';
import { pageStyle } from './src/styles/page-style.ts';

/** Adds `client:touch`: an island wakes when it is first focused, pointed at or touched. */
const touchDirective = {
  name: 'client-touch',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'touch', entrypoint: './src/client/directives/touch.ts' });
    },
  },
};

/** What every public page loads comes in one file: small ones pack badly, and each is a request. */
const EVERY_PAGE = {
  name: 'state',
  test: /nanostores\/atom|src\/client\/(lib\/(session|stored|toast|when-seen)|homes\/listing\/(show-)?kept)\.ts$/,
};
/** So does what the home page and lists load beside: what shows ads where they are wanted, and searches made before. */
const ADS = {
  name: 'page-ads',
  test: /src\/(client\/ads\/places\/page-ads|client\/homes\/search\/recent-searches|domain\/ads\/place)\.ts$/,
};
/** The scripts of pages that stand on a module at once; what they ask for later is behind an `import()`. */
function scriptsOn(id, context, seen = new Set()) {
  if (seen.has(id)) return [];
  seen.add(id);
  if (id.includes('astro&type=script')) return [id.slice(id.lastIndexOf('/src/'))];
  const importers = [...(context.getModuleInfo(id)?.importers ?? [])];
  return importers.flatMap((one) => scriptsOn(one, context, seen));
}
/** What pages stand on at once stays in pieces as small as they share it, whatever else stands on it. */
const AT_ONCE = {
  name(id, context) {
    const scripts = scriptsOn(id, context).sort().join();
    return scripts
      ? `part-${createHash('sha256').update(scripts).digest('hex').slice(0, 4)}`
      : null;
  },
  test: /src\/(client|contract|domain|messages)\//,
  minShareCount: 2,
};
/**
 * What pages fetch once they are read: what asks the API and checks what is asked, ads as they are shown,
 * what describes homes and searches, maps. Each comes in one file with all it stands on that no file
 * before it has: in pieces as small as pages share them it would be some sixty requests.
 */
const LATER = [
  { name: 'calls', test: /src\/(client\/lib\/api|contract\/lib\/(envelope|fields))\.ts$/ },
  { name: 'ad-slot', test: /src\/client\/ads\/places\/ad-slot\.ts$/ },
  { name: 'searches', test: /src\/contract\/homes\/search\.ts$/ },
  { name: 'maps', test: /src\/client\/homes\/(map\/listing-map|pin\/pin-card)\.ts$/ },
];

export default defineConfig({
  output: 'static',
  site: BUILT_ORIGIN,
  trailingSlash: 'ignore',
  adapter: node({ mode: 'middleware' }),
  integrations: [
    react(),
    touchDirective,
    apiInDev(),
    // Before the worker, which lists the scripts.
    messages(new URL('./src/', import.meta.url)),
    // After the scripts that speak.
    speakPages(),
    buildWorker(),
    editorInDev(),
    buildHost(),
    // After all that writes files.
    compressFiles(),
  ],
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "media-src 'self'",
        "font-src 'self'",
        "worker-src 'self' blob:",
        'frame-src https://www.youtube-nocookie.com',
      ],
      scriptDirective: { hashes: [FACES_HASH] },
      // Islands set positions and chart sizes as style attributes, which hashes cannot cover.
      styleDirective: { resources: ["'self'", "'unsafe-inline'"] },
    },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Anek',
      cssVariable: '--font-anek',
      // The last decides whose letters are made as wide as ours until ours are there: those of phones too.
      fallbacks: ['system-ui'],
      options: {
        variants: [
          {
            weight: '400 700',
            style: 'normal',
            // Made by scripts/subset-latin.ts.
            src: ['./src/assets/fonts/anek-latin.woff2'],
          },
        ],
      },
    },
  ],
  vite: {
    // A small face would be written into the style, where the content policy refuses it.
    build: { assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) },
    plugins: [pageStyle(new URL('./src/', import.meta.url)), tailwindcss()],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: [EVERY_PAGE, ADS, AT_ONCE, ...LATER] } },
          },
        },
      },
    },
  },
});
