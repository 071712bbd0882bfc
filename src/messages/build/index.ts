import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { shakenMessages } from './shaken-messages.ts';
import { writeSpokenScripts } from './spoken-scripts.ts';

/** Gives the scripts of browsers the messages they say, in the language of their page. */
export function messages(source: URL): AstroIntegration {
  return {
    name: 'messages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [shakenMessages(source)] } });
      },
      'astro:build:done': ({ dir }) => writeSpokenScripts(fileURLToPath(new URL('_astro/', dir))),
    },
  };
}
