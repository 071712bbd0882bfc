import { success } from '#contract/lib/envelope.ts';
import type { sendMessage } from '#contract/talk/messenger.ts';
import type { Verb } from '#server/http/execute.ts';
import { storeMessage } from './store-message.ts';

export const sendMessageVerb: Verb<typeof sendMessage> = async (context, { params, body }) => {
  const { message } = await context.db.transaction((tx) =>
    storeMessage(context, tx, params.id, body),
  );
  return success(message, 'Sent.');
};
