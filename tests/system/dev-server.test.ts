import { expect, onTestFinished, test } from 'vitest';
import { discard, emptyFolder, launchDev, ready, stop } from './site-process.ts';

test('the developers’ server shows pages, texts, the API and the editor of texts', async () => {
  const folder = await emptyFolder();
  onTestFinished(() => discard(folder));
  const site = await launchDev(folder);
  onTestFinished(() => stop(site));
  // Listening comes before the texts are read.
  await ready(site, '/guides/carpet-area-and-loading');
  for (const [path, word] of [
    ['/guides/carpet-area-and-loading', 'Carpet'],
    ['/api/property/latest', 'sizeInFt'],
    ['/editor', 'content/guides'],
  ] as const) {
    const answer = await fetch(site.url + path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text(), path).toContain(word);
  }
});
