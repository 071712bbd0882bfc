import { describe, expect, test } from 'vitest';
import { Beside } from '#server/uploads/beside.ts';
import { checkDocument, MAX_DOCUMENT_BYTES } from '#server/uploads/check-document.ts';
import { heldUp } from '#tests/held-up.ts';
import { patience } from '#tests/patience.ts';
import { pdf, refusalOf, stream } from './files.ts';

describe('a PDF made to take long', () => {
  test(
    'holds nobody up: brackets of filters that never close, as many as fit',
    async () => {
      const room = MAX_DOCUMENT_BYTES - 200;
      const file = pdf(
        '<< /Type /Catalog >>',
        stream(`/Type /ObjStm ${'/Filter['.repeat(room / 8)}`, 'x'),
      );
      let refusal = '';
      const ms = await heldUp(async () => {
        refusal = await refusalOf(checkDocument(file, 'deed.pdf'));
      });
      expect(refusal).toContain('packed in a way we cannot check');
      expect(ms).toBeLessThan(patience(1) * 1_000);
    },
    patience(30),
  );
});

describe('reading beside', () => {
  const reader = (seconds: number) =>
    new Beside<string, string>(new URL('./slow-worker.ts', import.meta.url), {
      seconds,
      megabytes: 64,
    });

  test(
    'what takes too long is refused, and the next file is read',
    async () => {
      const files = reader(0.5);
      const [endless, , next] = await Promise.all([
        refusalOf(files.run('endless')),
        refusalOf(files.run('endless')),
        files.run('short'),
      ]);
      expect(endless).toContain('invalid: This file is too much work to read.');
      expect(next).toBe('short');
    },
    patience(30),
  );

  test(
    'so is what takes too much memory',
    async () => {
      const files = reader(30);
      expect(await refusalOf(files.run('greedy'))).toContain('too much work to read');
      expect(await files.run('short')).toBe('short');
    },
    patience(30),
  );

  test(
    'a refusal leaves the worker as it is; a defect is told as one',
    async () => {
      const files = reader(30);
      expect(await refusalOf(files.run('bad'))).toBe('invalid: Not this one.');
      expect(await files.run('short')).toBe('short');
      await expect(files.run('broken')).rejects.toThrow('a defect');
      expect(await files.run('short')).toBe('short');
    },
    patience(30),
  );

  test(
    'too many that wait are told to come again',
    async () => {
      const files = reader(0.2);
      const runs = Array.from({ length: 20 }, () => refusalOf(files.run('endless')));
      const codes = (await Promise.all(runs)).map((refusal) => refusal.split(':')[0]);
      expect(codes.filter((code) => code === 'unavailable')).toHaveLength(6);
    },
    patience(30),
  );
});
