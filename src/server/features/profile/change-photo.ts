import { eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { people } from '../../db/schema/index.ts';
import { lockCaller } from './find-person.ts';
import { removePhotoFiles } from './photo-objects.ts';

/** Sets the caller's photo, or none; the files of the old one go once nothing refers to them. */
export async function changePhoto(context: Context, image: string | null): Promise<void> {
  const { db, ports, background } = context;
  const old = await db.transaction(async (tx) => {
    const person = await lockCaller(context, tx);
    await tx.update(people).set({ image }).where(eq(people.id, person.id));
    await audit(context, tx, {
      action: image ? 'photo.set' : 'photo.remove',
      subjectKind: 'person',
      subjectId: person.id,
    });
    return person.image;
  });
  background.run('remove the old photo', () => removePhotoFiles(ports.store, old));
}
