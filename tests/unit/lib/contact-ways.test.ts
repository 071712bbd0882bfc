import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contactWays, GRIEVANCE_EMAIL } from '#client/home/contact-ways.ts';

const hrefs = (settings: Parameters<typeof contactWays>[0]) =>
  contactWays(settings).ways.map((way) => way.href);

test('without settings Contact Us leads to our page, with the address the legal texts name', () => {
  expect(contactWays({}).href).toBe('/contact');
  expect(hrefs({})).toEqual(['mailto:grievance@propertysearch.example']);
  for (const text of ['privacy', 'terms']) {
    expect(readFileSync(`content/legal/${text}.md`, 'utf8')).toContain(GRIEVANCE_EMAIL);
  }
});

test('a WhatsApp number is one that somebody has, or the build stops', () => {
  const { href, chat } = contactWays({ PUBLIC_WHATSAPP: '+91 98765 43210' });
  expect(href).toBe('https://wa.me/919876543210?text=Hello%20Propertysearch');
  expect(chat?.label).toBe('WhatsApp');
  for (const number of ['support', '12345', '09876543210']) {
    expect(() => contactWays({ PUBLIC_WHATSAPP: number }), number).toThrow('PUBLIC_WHATSAPP');
  }
});

test('a chat comes before all, then telephone and e-mail', () => {
  const settings = {
    PUBLIC_CHAT_URL: 'https://chat.example/us',
    PUBLIC_WHATSAPP: '919876543210',
    PUBLIC_PHONE: '+91 20 1234 5678',
    PUBLIC_EMAIL: 'help@site.example',
  };
  expect(contactWays(settings).href).toBe('https://chat.example/us');
  expect(hrefs(settings)).toEqual([
    'https://chat.example/us',
    'tel:+912012345678',
    'mailto:help@site.example',
  ]);
});
