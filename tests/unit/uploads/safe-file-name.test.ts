import { expect, test } from 'vitest';
import { safeFileName } from '#server/uploads/safe-file-name.ts';
import { fc } from '#tests/fast-check.ts';

test.each([
  ['deed.pdf', 'deed.pdf'],
  ['Index II 12.05.2024', 'Index II 12.05.2024.pdf'],
  ['S.K.Patil.docx', 'S.K.Patil.pdf'],
  ['S.K.Patil', 'S.K.Patil.pdf'],
  ['करारनामा.PDF', 'करारनामा.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['..\\..\\boot.ini', 'boot.ini.pdf'],
  ['C:\\deeds\\one.pdf', 'one.pdf'],
  ['/', 'document.pdf'],
  ['..', 'document.pdf'],
  ['', 'document.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['\u0000dee\u0007d\r\n.pdf', 'deed.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp_exe.pdf'],
  ['\u2066name\u2069\u200b.pdf', 'name.pdf'],
  ['shell.php.pdf', 'shell_php.pdf'],
  ['shell.PHP5.svg.pdf', 'shell_PHP5_svg.pdf'],
  ['a<b>"c"?.pdf', 'a_b__c__.pdf'],
  ['half \ud83d.pdf', 'half \ufffd.pdf'],
])('%j is kept as %j', (given, kept) => {
  expect(safeFileName(given, 'pdf')).toBe(kept);
});

test('any name at all is short, flat and ends as it should', () => {
  const wild = fc.string({ unit: 'binary', maxLength: 400 });
  fc.assert(
    fc.property(
      fc.oneof(wild, fc.string({ unit: fc.constantFrom('.', '/', ' ', '🏠', 'a') })),
      (name) => {
        const kept = safeFileName(name, 'jpg');
        expect(kept).toMatch(/^[^./\\\s][^/\\\p{Cc}]*\.jpg$/u);
        expect(kept.length).toBeLessThanOrEqual(120);
        expect(kept.isWellFormed()).toBe(true);
        expect(safeFileName(kept, 'jpg')).toBe(kept);
      },
    ),
  );
  expect(safeFileName('🏠'.repeat(90), 'pdf').length).toBe(120);
});
