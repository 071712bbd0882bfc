import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { CmsConfig } from '@sveltia/cms';
import type { AstroIntegration } from 'astro';
import { COLLECTIONS } from './collections.ts';

const CONFIG: CmsConfig = {
  load_config_file: false,
  // Never asked: on localhost the editor works on the folder it is shown.
  backend: { name: 'github', repo: 'propertysearch/propertysearch', branch: 'main' },
  media_folder: 'public/guides',
  public_folder: '/guides',
  output: { yaml: { quote: 'single' }, omit_empty_optional_fields: true },
  slug: { encoding: 'ascii', clean_accents: true },
  collections: COLLECTIONS,
};

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<title>Editor of Propertysearch</title>
<body>
<script>window.CMS_MANUAL_INIT = true;</script>
<script src="/editor/sveltia-cms.js"></script>
<script>CMS.init({ config: ${JSON.stringify(CONFIG)} });</script>
`;

/** In `astro dev` alone: an editor of `content/` at /editor, for whoever does not like files. */
export function editorInDev(): AstroIntegration {
  return {
    name: 'editor-in-dev',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/editor', async (req, res, next) => {
          if (req.url === '/' || req.url === '') {
            res.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE);
          } else if (req.url === '/sveltia-cms.js') {
            const file = new URL('../dist/sveltia-cms.js', import.meta.resolve('@sveltia/cms'));
            res
              .setHeader('content-type', 'text/javascript')
              .end(await readFile(fileURLToPath(file)));
          } else next();
        });
      },
    },
  };
}
