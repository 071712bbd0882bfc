import { eq } from 'drizzle-orm';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import { removeFile } from '#server/core/remove-files.ts';
import { people } from '#server/db/schema/index.ts';
import { lockCaller } from '#server/session/find-person.ts';

/** Sets the caller's photo, or none; the files of the old one go once nothing refers to them. */
export async function changePhoto(context: Context, image: string | null): Promise<void> {
  const { db, background } = context;
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
  if (old) background.run('remove the old photo', () => removeFile(context, old));
}
