import type { APIRequestContext } from '@playwright/test';
import { expect, expectAccessible, test } from '#tests/e2e/page.ts';
import { DEMO_PASSWORD } from '#tests/e2e/people.ts';

const PLAYER = 'https://www.youtube-nocookie.com/';
const CAPTION = 'The living room, towards the balcony';

/** A home of the demo's seller, with what its owner adds to it. */
async function aHomeWith(request: APIRequestContext, videoUrl: string): Promise<number> {
  const signedIn = await request.post('/api/auths/login', {
    data: { email: 'seller@propertysearch.test', password: DEMO_PASSWORD },
  });
  const { token, user } = await signedIn.json();
  const headers = { authorization: token };
  const own = await request.get(`/api/Property/findByUser/${user.id}?page=1&status=live`, {
    headers,
  });
  const { id } = (await own.json()).data[0].propertydata;
  const media = `/api/property/media/${id}`;
  const video = await request.put(`${media}/video`, { headers, data: { videoUrl } });
  expect(video.status()).toBe(200);
  const [photo] = (await (await request.get(media, { headers })).json()).data.media;
  const data = { caption: CAPTION, kind: 'photo' };
  expect((await request.put(`${media}/photo/${photo.id}`, { headers, data })).status()).toBe(200);
  return id;
}

test.describe.configure({ mode: 'serial' });

test('a video asks nothing of others before it is played, and then only the player without cookies', async ({
  page,
  request,
}) => {
  const id = await aHomeWith(request, 'https://youtu.be/dQw4w9WgXcQ');
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  await page.route(`${PLAYER}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  );
  await page.goto(`/photos/${id}`);
  await expect(page.getByText(CAPTION)).toBeVisible();
  await page.goto(`/ViewSingleProperty/${id}?video`);
  const play = page.getByRole('link', { name: 'Play the video' });
  await play.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  const own = new URL(page.url()).origin;
  const elsewhere = () => asked.filter((url) => /^https?:/.test(url) && !url.startsWith(own));
  expect(elsewhere()).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);

  await play.click();
  const frame = page.getByTitle('Video of the home');
  await expect(frame).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/,
  );
  await expect(frame).toBeFocused();
  await expect.poll(elsewhere).toHaveLength(1);
});

test('a video that is elsewhere is a plain link', async ({ page, request }) => {
  const id = await aHomeWith(request, 'https://films.test/flat.mp4');
  await page.goto(`/ViewSingleProperty/${id}?file`);
  const link = page.getByRole('link', { name: 'Watch the video' });
  await expect(link).toHaveAttribute('href', 'https://films.test/flat.mp4');
  await expect(link).toHaveAttribute('rel', /noreferrer/);
  await expect(page.locator('iframe, video')).toHaveCount(0);
});
