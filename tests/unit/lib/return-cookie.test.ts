import { expect, test } from 'vitest';
import { NO_RETURN_COOKIE, returnCookie, returnPathIn } from '#domain/lib/return-cookie.ts';

const sent = (cookie: string | undefined) => cookie?.split('; ')[0] ?? '';

test.each(['/MyPackages?from=mail#invoices', '/BookedPropertyDetails/7', '/Messanger?thread=3;4'])(
  '%s is remembered for ten minutes and read again',
  (path) => {
    const cookie = returnCookie(path, true);
    expect(cookie).toMatch(/; Path=\/; Max-Age=600; SameSite=Lax; Secure$/);
    expect(returnPathIn(`theme=dark; ${sent(cookie)}; other=1`)).toBe(path);
    expect(returnCookie(path, false)).not.toContain('Secure');
  },
);

test.each(['//evil.example/a', 'https://evil.example', '/a b', '/\\evil.example', '/Login', ''])(
  '"%s" is not remembered, nor followed from a cookie',
  (path) => {
    expect(returnCookie(path, true)).toBeUndefined();
    expect(returnPathIn(`return_to=${encodeURIComponent(path)}`)).toBeUndefined();
  },
);

test('what is too long or no text is none', () => {
  expect(returnCookie(`/MyBids?${'a'.repeat(1_000)}`, true)).toBeUndefined();
  expect(returnPathIn('return_to=%E0%A4%A')).toBeUndefined();
  expect(returnPathIn(`a=1; ${sent(NO_RETURN_COOKIE)}`)).toBeUndefined();
  expect(returnPathIn('')).toBeUndefined();
});
