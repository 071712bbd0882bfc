import { describe, expect, test } from 'vitest';
import { MAX_MAIL_LENGTH } from '#domain/professionals/enquiry-mail/limits.ts';
import { readMail } from '#domain/professionals/enquiry-mail/read-mail.ts';

/** Written by us, in the shapes in which portals write. */
const LABELLED = `Dear Advertiser,
You have received a response to your listing on 99acres.com.

Name: Rohan Shinde
Mobile: +91-9822012345
Email: rohan.shinde@example.com
Message: I am looking for a 2 BHK flat in Baner under 90 lakh.

Regards, Team 99acres
noreply@99acres.com`;

describe('a portal’s enquiry mail gives who asks and for what:', () => {
  test('heads and values on one line', () => {
    expect(readMail(LABELLED)).toEqual({
      name: 'Rohan Shinde',
      mobile: '9822012345',
      email: 'rohan.shinde@example.com',
      wants: 'I am looking for a 2 BHK flat in Baner under 90 lakh.',
      origin: '99acres',
    });
  });

  test('values below their heads, in the cells of a page', () => {
    const html = `<html><head><style>td{color:red}</style></head><body><table>
      <tr><td><b>Buyer Name</b></td><td>Meera&nbsp;Joshi</td></tr>
      <tr><td>Contact Number</td><td>098220 12346</td></tr>
      <tr><td>Requirement</td><td>Shop in Aundh &amp; nearby</td></tr></table>
      Sent by MagicBricks</body></html>`;
    expect(readMail(html)).toEqual({
      name: 'Meera Joshi',
      mobile: '9822012346',
      email: '',
      wants: 'Shop in Aundh & nearby',
      origin: 'MagicBricks',
    });
  });

  test('a sentence', () => {
    const text = `Hello,
Anil Kulkarni is interested in your property: 3 BHK Flat in Kothrud.
Call on 9822012347 now. Housing.com`;
    expect(readMail(text)).toMatchObject({
      name: 'Anil Kulkarni',
      mobile: '9822012347',
      wants: '3 BHK Flat in Kothrud',
      origin: 'Housing.com',
    });
  });

  test('a whole mail with two forms of its text, coded', () => {
    const words = Buffer.from('Name: प्रिया देशमुख\nPhone: 9822012348\nLooking for: 1 BHK on rent');
    const eml = [
      'From: NoBroker <noreply@nobroker.in>',
      'Date: Mon, 23 Nov 2026 09:00:00 +0530',
      `Subject: =?UTF-8?B?${Buffer.from('New enquiry').toString('base64')}?=`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative;',
      ' boundary="b1"',
      '',
      '--b1',
      'Content-Type: text/plain; charset="utf-8"',
      'Content-Transfer-Encoding: base64',
      '',
      words.toString('base64'),
      '--b1',
      'Content-Type: text/html',
      '',
      '<p>Name: Somebody Else</p>',
      '--b1--',
    ].join('\r\n');
    expect(readMail(eml)).toMatchObject({
      name: 'प्रिया देशमुख',
      mobile: '9822012348',
      wants: '1 BHK on rent',
      origin: 'NoBroker',
    });
  });

  test('quoted-printable with soft ends of lines; its subject where it says no more', () => {
    const eml = `From: leads@example.com
Date: Mon, 23 Nov 2026 09:00:00 +0530
Subject: Enquiry for 2 BHK in Wakad
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: quoted-printable

Name: Zo=C3=AB D=
'Souza
Mobile: 9822012349`;
    expect(readMail(eml)).toEqual({
      name: 'Zoë D\u2019Souza'.replace('\u2019', "'"),
      mobile: '9822012349',
      email: '',
      wants: 'Enquiry for 2 BHK in Wakad',
      origin: '',
    });
  });
});

describe('and nothing else:', () => {
  test.each([
    ['no way to answer', 'Name: Rohan\nMessage: call me'],
    ['only the portal’s own address', 'Name: Rohan\nnoreply@99acres.com'],
    ['nothing', ''],
    ['a number that is no mobile', 'Order 1234567890 of 12/11/2026'],
  ])('%s', (_, text) => {
    expect(readMail(text)).toBeUndefined();
  });

  test.each([
    ['open tags', `<br>${'<a '.repeat(99_000)}`],
    ['open styles', `<br>${'<style>'.repeat(42_000)}`],
    ['digits', '9'.repeat(300_000)],
    ['letters', 'a '.repeat(150_000)],
    ['addresses', 'a@'.repeat(150_000)],
    ['heads', 'x:\n '.repeat(75_000)],
    ['coded heads', `From: ${'=?u?q?'.repeat(40_000)}\nDate: x\n\n`],
    ['beyond its limit', `${'-'.repeat(MAX_MAIL_LENGTH)}\n${LABELLED}`],
  ])('%s are read in a moment', (_, text) => {
    const start = performance.now();
    expect(readMail(text)).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(1_500);
  });
});
