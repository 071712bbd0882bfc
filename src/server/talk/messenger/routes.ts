import * as messenger from '#contract/talk/messenger.ts';
import { talkWith } from '#contract/talk/talk-with.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { getThreadVerb } from './get-thread.ts';
import { listTalksVerb, listThreadsVerb, unreadMessagesVerb } from './list-threads.ts';
import { messageStreamVerb } from './message-stream.ts';
import { openMessageFileVerb } from './open-file.ts';
import { openThreadVerb } from './open-thread.ts';
import { readThreadVerb } from './read-thread.ts';
import { reportMessageVerb } from './report-message.ts';
import { searchMessagesVerb } from './search-messages.ts';
import { sendMessageFileVerb } from './send-file.ts';
import { sendMessageVerb } from './send-message.ts';
import { talkWithVerb } from './talk-with.ts';
import { blockOtherVerb, muteThreadVerb, showTypingVerb } from './thread-settings.ts';

export const messengerRoutes: Route[] = [
  implement(messenger.openThread, openThreadVerb),
  implement(talkWith, talkWithVerb),
  implement(messenger.listTalks, listTalksVerb),
  implement(messenger.listThreads, listThreadsVerb),
  implement(messenger.searchMessages, searchMessagesVerb),
  implement(messenger.unreadMessages, unreadMessagesVerb),
  implement(messenger.getThread, getThreadVerb),
  implement(messenger.sendMessage, sendMessageVerb),
  implement(messenger.sendMessageFile, sendMessageFileVerb),
  implement(messenger.openMessageFile, openMessageFileVerb),
  implement(messenger.readThread, readThreadVerb),
  implement(messenger.showTyping, showTypingVerb),
  implement(messenger.muteThread, muteThreadVerb),
  implement(messenger.blockOther, blockOtherVerb),
  implement(messenger.reportMessage, reportMessageVerb),
  implement(messenger.messageStream, messageStreamVerb),
];
