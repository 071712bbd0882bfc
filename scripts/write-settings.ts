// `npm run docs:settings`: writes the README's table of settings and .env.example.
import { readFile, writeFile } from 'node:fs/promises';
import { exampleEnvironment, withSettings } from './settings-documents.ts';

await writeFile('README.md', withSettings(await readFile('README.md', 'utf8')));
await writeFile('.env.example', exampleEnvironment());
