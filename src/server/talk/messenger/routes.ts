import { messageStream } from '#contract/talk/message-stream.ts';
import * as messenger from '#contract/talk/messenger.ts';
import { talkWith } from '#contract/talk/talk-with.ts';
import * as threads from '#contract/talk/threads.ts';
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
  implement(threads.openThread, openThreadVerb),
  implement(talkWith, talkWithVerb),
  implement(threads.listTalks, listTalksVerb),
  implement(threads.listThreads, listThreadsVerb),
  implement(messenger.searchMessages, searchMessagesVerb),
  implement(threads.unreadMessages, unreadMessagesVerb),
  implement(threads.getThread, getThreadVerb),
  implement(messenger.sendMessage, sendMessageVerb),
  implement(messenger.sendMessageFile, sendMessageFileVerb),
  implement(messenger.openMessageFile, openMessageFileVerb),
  implement(threads.readThread, readThreadVerb),
  implement(threads.showTyping, showTypingVerb),
  implement(threads.muteThread, muteThreadVerb),
  implement(threads.blockOther, blockOtherVerb),
  implement(messenger.reportMessage, reportMessageVerb),
  implement(messageStream, messageStreamVerb),
];
