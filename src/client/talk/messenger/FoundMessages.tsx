import { useCall } from '#client/lib/use-call.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { type FoundMessage, searchMessages } from '#contract/talk/messenger.ts';
import { excerptOf, markWords, searchWords } from '#domain/lib/search-words.ts';
import { formatDate } from '#domain/lib/time/format.ts';

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
  const { state, answer, error, reload } = useCall(searchMessages, { query: { q } });
  const words = searchWords(q);
  return (
    <Loader state={state} error={error} onRetry={reload}>
      {() =>
        answer && (
          <>
            <p role="status" className={answer.data.length > 0 ? 'sr-only' : 'p-6 text-center'}>
              {answer.data.length > 0
                ? `${answer.data.length}${answer.more ? ' and more' : ''} found`
                : `None of your messages has “${q}”.`}
            </p>
            <ul>
              {answer.data.map((found) => (
                <li key={found.message.id}>
                  <Found found={found} words={words} />
                </li>
              ))}
            </ul>
            {answer.more && (
              <p className="p-4 text-center text-sm text-muted">
                There are more. Type another word to find the one you mean.
              </p>
            )}
          </>
        )
      }
    </Loader>
  );
}
