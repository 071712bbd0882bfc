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
      name: "Zoë D'Souza",
      mobile: '9822012349',
      email: '',
      wants: 'Enquiry for 2 BHK in Wakad',
      origin: '',
    });
  });
});

describe('heads and their values', () => {
  const MOBILE = 'Mobile: 9822012345';
  test.each([
    ['apart from their marks', '*Buyer’s Name* : -- *Rohan_Shinde*', { name: 'Rohan Shinde' }],
    [
      'between the cells of a line',
      'Full Name | Rohan Shinde | Pune',
      { name: 'Rohan Shinde | Pune' },
    ],
    ['below, past an empty line', 'Customer Name\n\n  Rohan  Shinde ', { name: 'Rohan Shinde' }],
    [
      'not below, where that is a head',
      'Name\nE-mail\nrohan@x.com',
      { name: '', email: 'rohan@x.com' },
    ],
    ['nor where that has its own value', 'Name:\nPhone: 9822012345', { name: '' }],
    ['nor where that is marked', 'Name:\n> *Email* :\nrohan@x.com', { name: '' }],
    ['the first name that says anything', 'Name:\nPhone:\nName: A B\nName: C D', { name: 'A B' }],
    ['all that is wanted', 'Query: 2 BHK\nMessage:\nProject: Palash', { wants: '2 BHK; Palash' }],
    ['what is wanted, twice', 'Query: 2 BHK\nComments: soon', { wants: '2 BHK; soon' }],
    ['nothing for what is no head', 'Agent name: Rohan\nBaner : Pune', { name: '', wants: '' }],
    ['of a name so much', `Name: ${'n'.repeat(81)}`, { name: 'n'.repeat(80) }],
    ['of a line so much', `Query: ${'w'.repeat(600)}`, { wants: 'w'.repeat(493) }],
    ['of wishes so much', `${`Query: ${'w'.repeat(400)}\n`.repeat(3)}`, { wants: /^[w; ]{1000}$/ }],
  ])('give %s', (_, text, found) => {
    const read = readMail(`${text}\n${MOBILE}`);
    const { wants, ...rest } = found as { wants?: string | RegExp };
    expect(read).toMatchObject({ ...rest, mobile: '9822012345' });
    if (wants instanceof RegExp) expect(read?.wants).toMatch(wants);
    else if (wants !== undefined) expect(read?.wants).toBe(wants);
  });

  test('are read in the first two thousand lines', () => {
    expect(readMail(`${'a\n'.repeat(1_999)}${MOBILE}`)).toBeDefined();
    expect(readMail(`${'a\n'.repeat(2_000)}${MOBILE}`)).toBeUndefined();
  });
});

describe('a sentence tells who and what', () => {
  const FLAT = '3 BHK flat in Kothrud';
  test.each([
    [`Anil Kulkarni is interested in ${FLAT} . Soon`, 'Anil Kulkarni', FLAT],
    [`  Anil Kulkarni is interested in ${FLAT}`, 'Anil Kulkarni', FLAT],
    [`Amr Patil has shown interest in your listing ${FLAT}`, 'Amr Patil', FLAT],
    [`Dear Owner, Mr. Anil has enquired about your property: ${FLAT}`, 'Anil', FLAT],
    [`Mr Anil has enquired for ${FLAT}`, 'Anil', FLAT],
    [`Mrs Asha wants to buy ${FLAT}`, 'Asha', FLAT],
    [`Mrs. Asha wants to rent ${FLAT}`, 'Asha', FLAT],
    [`Ms Asha has contacted you for ${FLAT}`, 'Asha', FLAT],
    [`ms. Asha is interested in ${FLAT}`, 'Asha', FLAT],
    [`A buyer Anil D’Souza is interested in ${FLAT}`, 'Anil D’Souza', FLAT],
    [`Dear Sir Anil is interested in ${FLAT}`, 'Anil', FLAT],
    [
      `Anil is interested in a flat near your property: Palash`,
      'Anil',
      'a flat near your property: Palash',
    ],
  ])('%s', (said, name, wants) => {
    expect(readMail(`${said}\n9822012345`)).toMatchObject({ name, wants });
  });
});

describe('a way to answer', () => {
  test.each([
    '9822012345',
    '98220 12345',
    '98220-12345',
    '98220 - 12345',
    '09822012345',
    '919822012345',
    '91 9822012345',
    '+919822012345',
    '+91 98 22 01 23 45',
    '+91-98220-12345',
    '9822012345 2 BHK',
    '9822012345\n2 BHK',
    '11 of 2026\n9822012345',
    '(9822012345)',
  ])('is the mobile %s', (text) => {
    expect(readMail(text)?.mobile).toBe('9822012345');
  });

  test.each(['98220123456', '5822012345', '198220 12345', '98220/12345', '982201234'])(
    'is not %s',
    (text) => {
      expect(readMail(text)).toBeUndefined();
    },
  );

  test('is the number and the address at their heads, whatever else is there', () => {
    const text =
      'Our desk: 9011112222, desk@example.com\nPhone: 9822012345\nEmail: R.S+1@mail.example.co.in.';
    expect(readMail(text)).toMatchObject({
      mobile: '9822012345',
      email: 'r.s+1@mail.example.co.in',
    });
  });

  const LONG = `@${'d'.repeat(60)}.com`;
  test.each([
    ['rohan@example.com', 'rohan@example.com'],
    [`${'l'.repeat(254 - LONG.length)}${LONG}`, `${'l'.repeat(254 - LONG.length)}${LONG}`],
    [`${'l'.repeat(255 - LONG.length)}${LONG}`, undefined],
    ['a@b.com@c.com', undefined],
    ['@example.com', undefined],
    ['rohan@example', undefined],
    ['rohan@+example.com', undefined],
    ['rohan@example.com+', undefined],
    ['rohan@example..com', undefined],
    ['noreply@example.com', undefined],
    ['no-reply@example.com', undefined],
    ['care@example.com', undefined],
    ['noreply@example.com rohan@example.com', 'rohan@example.com'],
  ])('of the addresses %s is %s', (text, email) => {
    expect(readMail(text)?.email).toBe(email);
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
