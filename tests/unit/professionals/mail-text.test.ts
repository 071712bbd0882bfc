import { describe, expect, test } from 'vitest';
import { mailText, textOfHtml } from '#domain/professionals/enquiry-mail/mail-text.ts';

const base64 = (words: string | Uint8Array) => Buffer.from(words).toString('base64');
const HEAD = 'From: Leads <leads@example.com>\nDate: Mon, 23 Nov 2026 09:00:00 +0530';
const mail = (heads: string, body: string) => mailText(`${HEAD}\n${heads}\n\n${body}`);
const bodyOf = (heads: string, body: string) => mail(heads, body).body;

/** Parts of a mail between their boundaries, and what stands before and after them. */
const parts = (all: readonly string[], boundary = 'b1') =>
  ['Before.', ...all.map((part) => `--${boundary}\n${part}`), `--${boundary}--\n\nAfter.`].join(
    '\n',
  );
const MIXED = 'Content-Type: multipart/mixed; boundary=b1';
const EITHER = 'Content-Type: multipart/alternative; boundary="b1"';
const HTML = 'Content-Type: text/html; charset=utf-8\n\n<p>Page</p>';
const PLAIN = '\nPlain';

describe('what is a whole mail', () => {
  test.each(['Date: x', 'Content-Type: text/plain', 'MIME-Version: 1.0'])(
    'by From and %s',
    (by) => {
      expect(mailText(`From: a@example.com\n${by}\n\nWords`)).toEqual({
        from: 'a@example.com',
        subject: '',
        body: 'Words',
      });
    },
  );

  test.each([
    ['only a sender', 'From: a\n\nWords'],
    ['only a day', 'Date: x\n\nWords'],
    ['a head without its colon', 'fromm\nDate: x\n\nWords'],
    ['words that begin with an empty line', '\nFrom: a\nDate: x'],
  ])('not %s', (_, text) => {
    expect(mailText(text)).toEqual({ from: '', subject: '', body: text });
  });

  test('ends of lines of any system, and a mark of byte order', () => {
    const read = { from: 'a', subject: 'b', body: 'One\nTwo' };
    for (const end of ['\n', '\r\n', '\r']) {
      expect(mailText(['From: a', 'Date: x', 'Subject: b', '', 'One', 'Two'].join(end))).toEqual(
        read,
      );
    }
    expect(mailText('\uFEFFFrom: a\nDate: x\nSubject: b\n\nOne\nTwo')).toEqual(read);
    expect(mailText('One\uFEFFtwo').body).toBe('One\uFEFFtwo');
  });

  test('heads in any case, over several lines; the body from the first empty line on', () => {
    const { subject, body } = mail(
      'SUBJECT:  A home\n \tin  Baner  \nX: none\n more',
      'One\n\nTwo: 2',
    );
    expect(subject).toBe('A home in  Baner');
    expect(body).toBe('One\n\nTwo: 2');
    expect(mailText(`${HEAD}\nSubject: s`)).toMatchObject({ subject: 's', body: '' });
  });
});

describe('coded heads', () => {
  test.each([
    [`=?UTF-8?B?${base64('नवीन')}?=`, 'नवीन'],
    [`=?utf-8?b?${base64('New')}?= lead`, 'New lead'],
    ['=?UTF-8?Q?Zo=C3=AB_D=27Souza?= for 2 BHK', "Zoë D'Souza for 2 BHK"],
    ['Re: =?utf-8?q?New_?= =?utf-8?q?lead?=', 'Re: New lead'],
    ['=?iso-8859-1?q?Zo=EB?=', 'Zoë'],
    ['=?UTF-8?X?abc?=', '=?UTF-8?X?abc?='],
    ['=?UTF-8?Q??=', ''],
  ])('%s: %s', (coded, subject) => {
    expect(mail(`Subject: ${coded}`, '').subject).toBe(subject);
  });

  test('so too who sent it', () => {
    const text = `From: =?UTF-8?B?${base64('नोब्रोकर')}?= <a@b.in>\nDate: x\n\n`;
    expect(mailText(text).from).toBe('नोब्रोकर <a@b.in>');
  });
});

describe('coded bodies', () => {
  const LATIN = Uint8Array.from([0x5a, 0x6f, 0xeb]);
  test.each([
    ['plain', '', 'A =41 of\n&amp;', 'A =41 of\n&amp;'],
    ['quoted-printable', 'Quoted-Printable', 'A =41=3d= \nB=\nC =4 =', 'A A=BC =4 ='],
    [
      'base64',
      'BASE64',
      `${base64('नवीन घर').slice(0, 6)}\n${base64('नवीन घर').slice(6)}`,
      'नवीन घर',
    ],
    ['base64 that is none', 'base64', 'A', ''],
  ])('%s', (_, coding, body, words) => {
    expect(bodyOf(`Content-Transfer-Encoding: ${coding}`, body)).toBe(words);
  });

  test.each([
    ['iso-8859-1', 'Zoë'],
    ['"iso-8859-1"; format=flowed', 'Zoë'],
    ['no-such-thing', 'Zo\uFFFD'],
    ['utf-8', 'Zo\uFFFD'],
  ])('in %s: %s', (charset, words) => {
    const heads = `Content-Type: text/plain; charset=${charset}\nContent-Transfer-Encoding: base64`;
    expect(bodyOf(heads, base64(LATIN))).toBe(words);
  });

  test('in UTF-8 where none is named', () => {
    const heads = 'Content-Type: text/plain\nContent-Transfer-Encoding: base64';
    expect(bodyOf(heads, base64('घर'))).toBe('घर');
  });
});

describe('parts', () => {
  test.each([
    ['several are read one after the other', MIXED, [PLAIN, HTML], 'Plain\n\nPage\n '],
    ['of two forms of one text the first', EITHER, [PLAIN, HTML], 'Plain\n'],
    ['but not one without words', EITHER, ['\n \t', HTML], 'Page\n '],
    ['none of which says anything', EITHER, ['\n ', '\n'], ''],
    [
      'what is no text is not read',
      MIXED,
      ['Content-Type: application/pdf\n\n%PDF', PLAIN],
      '\nPlain\n',
    ],
  ])('%s', (_, heads, all, words) => {
    expect(bodyOf(heads, parts(all))).toBe(words);
  });

  test('begin below the line of their boundary', () => {
    expect(bodyOf(MIXED, '--b1 \n\nPlain\n--b1--')).toBe('Plain\n');
  });

  test('of which no boundary is told are not read', () => {
    expect(bodyOf('Content-Type: multipart/mixed', parts([PLAIN]))).toBe('');
  });

  const nested = (depth: number): string =>
    depth === 0
      ? PLAIN
      : `Content-Type: multipart/mixed; boundary=n${depth}\n\n${parts([nested(depth - 1)], `n${depth}`)}`;
  test.each([
    [4, true],
    [5, false],
  ])('within parts are read to a depth: %i more, %s', (depth, isRead) => {
    expect(bodyOf(MIXED, parts([nested(depth)])).includes('Plain')).toBe(isRead);
  });

  test('of a mail are nineteen at most', () => {
    const all = Array.from({ length: 21 }, (_, i) => `\nPart ${i + 1}.`);
    const words = bodyOf(MIXED, parts(all));
    expect(words).toContain('Part 19.');
    expect(words).not.toContain('Part 20.');
  });

  test('that are pages are read as pages', () => {
    expect(bodyOf('Content-Type: Text/HTML; charset=utf-8', '<p>A&amp;B</p>')).toBe('A&B\n');
  });
});

describe('the words of a page', () => {
  test.each([
    ['<p>One</p><div class="x">Two</div >Three<br class="a">Four', 'One\nTwo\nThree\nFour'],
    ['<h2>One</h2>Two<th>Three</th>', 'One\nTwoThree\n'],
    ['<b>One</b>   \n\t two', 'One two'],
    ['a<style>b{}</style>c', 'a c'],
    ['a<script src="x"></script>b<script>c</script>d', 'a b d'],
    ['a<style>b', 'a'],
    ['a<style</style>b', 'a b'],
    ['<head><title>T</title></head>a<header>b</header>', ' ab'],
    ['&lt;&AMP;&quot;&apos;&nbsp;&gt;', '<&"\' >'],
    ['&#8217;&#x27;&#X41;&#x10FFFF;', "’'A\u{10FFFF}"],
    ['&#0;&#x110000;&#zz;&eacute;&;', '&#0;&#x110000;&#zz;&eacute;&;'],
  ])('%s', (html, words) => {
    expect(textOfHtml(html)).toBe(words);
  });

  test('copied out of a mail are read as a page by its tags', () => {
    expect(mailText('<div>One</div><div>Two</div>').body).toBe('One\nTwo\n');
    expect(mailText('One <b>two</b>').body).toBe('One <b>two</b>');
  });
});
