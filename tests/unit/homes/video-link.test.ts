import { describe, expect, test } from 'vitest';
import { playerUrl, youtubeId } from '#domain/homes/video-link.ts';

describe('a link to a video', () => {
  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=42s',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ#top',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?start=3',
  ])('to YouTube is known: %s', (link) => expect(youtubeId(link)).toBe('dQw4w9WgXcQ'));

  test.each([
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?list=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQtoolong',
    'https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ',
    'https://evil.test/https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ"onload=',
    'https://films.test/flat.mp4',
    '',
  ])('to elsewhere is not: %s', (link) => expect(youtubeId(link)).toBeUndefined());

  test('is played where no cookie is set', () => {
    expect(new URL(playerUrl('dQw4w9WgXcQ')).host).toBe('www.youtube-nocookie.com');
  });
});
