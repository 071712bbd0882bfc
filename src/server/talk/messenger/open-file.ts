import { and, eq, isNull } from 'drizzle-orm';
import { Download } from '#contract/lib/download.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { openMessageFile } from '#contract/talk/messenger.ts';
import { audit } from '#server/core/audit.ts';
import { documents, messages } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { findOwnThread } from './own-thread.ts';

export const openMessageFileVerb: Verb<typeof openMessageFile> = async (context, { params }) => {
  const { db, ports } = context;
  const { id, me } = await findOwnThread(context, db, params.id);
  const [document] = await db
    .select({
      id: documents.id,
      key: documents.key,
      mime: documents.mime,
      fileName: documents.fileName,
      ownerId: documents.ownerId,
    })
    .from(messages)
    .innerJoin(documents, eq(documents.id, messages.documentId))
    .where(
      and(eq(messages.id, params.messageId), eq(messages.threadId, id), isNull(messages.hiddenAt)),
    );
  if (!document) throw new AppError('not_found');
  // Written down before a byte leaves.
  if (document.ownerId !== me) {
    await audit(context, db, {
      action: 'document.open',
      subjectKind: 'document',
      subjectId: document.id,
      detail: { threadId: id },
    });
  }
  const stored = await ports.store.get(document.key);
  if (!stored) throw new AppError('not_found');
  return new Download(stored.bytes, document.mime, document.fileName);
};
