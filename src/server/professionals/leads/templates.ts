import { and, asc, eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type {
  deleteTemplate,
  listTemplates,
  saveTemplate,
} from '#contract/professionals/lead-work.ts';
import { MAX_TEMPLATES } from '#domain/professionals/own-lead.ts';
import deskWords from '#messages/professionals/desk/index.ts';
import doneWords from '#messages/professionals/done/index.ts';
import { leadTemplates } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { personOf } from '#server/session/person.ts';

const { id, name, body } = leadTemplates;

export const listTemplatesVerb: Verb<typeof listTemplates> = async (context) =>
  success(
    await context.db
      .select({ id, name, body })
      .from(leadTemplates)
      .where(eq(leadTemplates.agentId, personOf(context).id))
      .orderBy(asc(name)),
  );

export const saveTemplateVerb: Verb<typeof saveTemplate> = async (context, { body: given }) => {
  const kept = await context.db.transaction(async (tx) => {
    const { id: agentId } = await lockCaller(context, tx);
    const change = { body: given.body, updatedAt: context.now() };
    const [made] = await tx
      .insert(leadTemplates)
      .values({ agentId, name: given.name, ...change })
      .onConflictDoUpdate({ target: [leadTemplates.agentId, name], set: change })
      .returning({ id, name, body });
    if (!made) throw new Error('The template is neither there nor made');
    if ((await tx.$count(leadTemplates, eq(leadTemplates.agentId, agentId))) > MAX_TEMPLATES) {
      throw new AppError('conflict', deskWords.mostTemplates({ most: MAX_TEMPLATES }));
    }
    return made;
  });
  return success(kept, doneWords.templateKept);
};

export const deleteTemplateVerb: Verb<typeof deleteTemplate> = async (context, { params }) => {
  const gone = await context.db
    .delete(leadTemplates)
    .where(and(eq(id, params.id), eq(leadTemplates.agentId, personOf(context).id)))
    .returning({ id });
  if (gone.length === 0) throw new AppError('not_found', deskWords.templateNotFound);
  return success({ templateId: params.id }, doneWords.templateGone);
};
