import { expect, test } from 'vitest';
import { projectPath, projectSlug, readProjectSlug } from '#domain/homes/project-path.ts';
import { fc } from '#tests/fast-check.ts';

test('a project has one address by its name and locality', () => {
  expect(projectPath('Kumar Primus (Phase 2)', 'hadapsar')).toBe(
    '/projects/kumar-primus-phase-2-in-hadapsar',
  );
  expect(projectPath('  24K  Sereno ', 'baner')).toBe('/projects/24k-sereno-in-baner');
  expect(projectPath(null, 'baner')).toBeNull();
  expect(projectPath('सुवर्ण', 'baner')).toBeNull();
});

test('what is written can be read, whatever the name', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const slug = projectSlug(name, 'pimple-saudagar');
      fc.pre(slug !== null);
      expect(slug).toMatch(/^[a-z0-9-]+$/);
      expect(readProjectSlug(slug)?.localitySlug).toBe('pimple-saudagar');
      expect(projectSlug(readProjectSlug(slug)?.name ?? '', 'pimple-saudagar')).toBe(slug);
    }),
  );
  expect(readProjectSlug('live-in-peace-in-baner')).toEqual({
    name: 'live-in-peace',
    localitySlug: 'baner',
  });
  expect(readProjectSlug('baner')).toBeNull();
});
