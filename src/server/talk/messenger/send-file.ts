import { randomUUID } from 'node:crypto';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { sendMessageFile } from '#contract/talk/messenger.ts';
import { holdsContact } from '#domain/people/contact-in-text.ts';
import type { Verb } from '#server/http/execute.ts';
import { findRelation, requireOpen } from '#server/people/blocks/index.ts';
import { checkDocument } from '#server/uploads/check-document.ts';
import { findOwnThread } from './own-thread.ts';
import { requireReadableFile } from './require-readable-file.ts';
import { storeMessage } from './store-message.ts';

export const sendMessageFileVerb: Verb<typeof sendMessageFile> = async (
  context,
  { params, query, file },
) => {
  if (!file) throw new AppError('malformed');
  const { db, ports } = context;
  // Nobody's upload is read through who may not send it.
  const thread = await findOwnThread(context, db, params.id);
  const standing = await findRelation(db, thread.me, thread.them);
  requireOpen(standing);
  const checked = await checkDocument(file, query.filename);
  const { mime, sha256, extension } = checked;
  await requireReadableFile(db, thread, standing, checked);
  // A name may be as long as a message.
  const isOpen = standing.shared || !holdsContact(checked.fileName);
  const fileName = isOpen ? checked.fileName : `document.${extension}`;
  const key = `documents/${randomUUID()}`;
  await ports.store.put(key, checked.file, mime);
  try {
    const { message, isNew } = await db.transaction((tx) =>
      storeMessage(context, tx, params.id, {
        clientKey: query.clientKey,
        body: '',
        document: { key, fileName, mime, sha256, bytes: checked.file.length },
      }),
    );
    if (!isNew) await ports.store.remove(key);
    return success(message, 'Sent.');
  } catch (error) {
    await ports.store.remove(key);
    throw error;
  }
};
