import { eq } from 'drizzle-orm';
import { licences, people } from '#server/db/schema/index.ts';
import { aMember, type Example, picture, type World } from '#tests/api/world.ts';
import { nextOf } from '#tests/builders/count.ts';
import { stored } from '#tests/builders/index.ts';

/** One of MahaRERA's that nobody has. */
export const newLicence = () => `A990${String(nextOf('licence')).padStart(8, '0')}`;

const registered = (world: World, id: number) =>
  world.context.db.update(people).set({ licence: newLicence() }).where(eq(people.id, id));

/** An agent's, with a link, waiting for staff. */
export async function aLicence(
  world: World,
  overrides: Partial<typeof licences.$inferInsert> = {},
) {
  const number = newLicence();
  const { id: personId } = await aMember(world, { role: 'agent', licence: number });
  return stored(
    await world.context.db
      .insert(licences)
      .values({ personId, number, link: 'https://maharera.example/agent', ...overrides })
      .returning(),
  );
}

export const licenceExamples: Record<string, Example> = {
  getLicence: () => ({ path: '/api/profile/licence' }),
  submitLicenceLink: async (world, { id }) => {
    await registered(world, id);
    return {
      path: '/api/profile/licence/link',
      body: { link: 'https://maharera.maharashtra.gov.in/agent/1' },
    };
  },
  submitLicenceDocument: async (world, { id }) => {
    await registered(world, id);
    return {
      path: '/api/profile/licence/document?filename=certificate.png',
      body: await picture,
    };
  },
  listLicences: () => ({ path: '/api/admin/licences' }),
  decideLicence: async (world) => {
    const { id, number } = await aLicence(world);
    return {
      path: `/api/admin/licences/${id}/decide`,
      body: { decision: 'verify', number, validUntil: '2099-12-31' },
    };
  },
};
