import { expect, test } from 'vitest';
import { ROLES } from '#domain/lib/role.ts';
import { APP_PAGES } from '#domain/lib/routes.ts';
import { wayFrom } from '#domain/lib/way-from.ts';

test('from a thing that is not there the way leads to others of its kind', () => {
  const from = (path: string) => wayFrom(path, 'user').href;
  expect(from('/BookedPropertyDetails/7/9')).toBe('/BookedProperties');
  expect(from('/PreviewInvoice/7')).toBe('/PaymentHistory');
  expect(wayFrom('/LawyerRequestDetails/3', 'lawyer').href).toBe('/LawyerLeadList');
  expect(wayFrom('/LawyerRequestDetails/3', 'user').href).toBe('/HireLawyer');
  expect(wayFrom('/ViewSingleProperty/3', undefined).href).toBe('/PropertyListHome');
});

test('it leads nobody to a page that is not for them', () => {
  for (const path of Object.keys(APP_PAGES)) {
    for (const role of ROLES) {
      const { href } = wayFrom(path.replace(/\{\w+\}/g, '1'), role);
      expect(APP_PAGES[href as keyof typeof APP_PAGES].roles, `${path}, ${role}`).toContain(role);
    }
  }
});
