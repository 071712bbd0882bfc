import { useList, useListCall } from '#client/lib/use-list.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { PagedList } from '#client/ui/PagedList.tsx';
import { type FoundMessage, searchMessages } from '#contract/talk/messenger.ts';
import { excerptOf, markWords, searchWords } from '#domain/lib/search-words.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import messengerWords from '#messages/talk/messenger/index.ts';

/** Words with those that were looked for marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markWords(text, words).map((part, i) =>
    part.isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text stay in their order
      <mark key={i} className="rounded-sm bg-accent/30 text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

function Found({
  found: { message, thread },
  words,
}: {
  found: FoundMessage;
  words: readonly string[];
}) {
  const text = message.body || message.file?.name || '';
  return (
    <AppLink
      href={`/Messanger?thread=${thread.id}&message=${message.id}`}
      className="grid min-h-18 gap-0.5 border-b border-line px-4 py-3 no-underline hover:bg-sunk"
    >
      <span className="flex items-baseline justify-between gap-2">
        <span className="truncate font-semibold">{thread.other}</span>
        <time className="shrink-0 text-xs text-muted" dateTime={message.at}>
          {formatDate(message.at)}
        </time>
      </span>
      <span className="truncate text-sm text-muted">{thread.title}</span>
      <span className="line-clamp-2 text-sm">
        <Marked text={excerptOf(text, words)} words={words} />
      </span>
    </AppLink>
  );
}

/** What of somebody’s talks has the words they look for. */
export function FoundMessages({ q }: { q: string }) {
  const { list, query } = useListCall(searchMessages, useList('found'), { q });
  const words = searchWords(q);
  return (
    <PagedList
      list={list}
      {...query}
      noun={(count) => messengerWords.found({ count })}
      empty={<p className="p-6 text-center">{messengerWords.noneHas({ q })}</p>}
      isToEdges
    >
      {(messages) => (
        <ul>
          {messages.map((found) => (
            <li key={found.message.id}>
              <Found found={found} words={words} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
