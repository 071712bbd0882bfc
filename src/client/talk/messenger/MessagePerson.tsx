import { useCall } from '#client/lib/use-call.ts';
import { talkWith } from '#contract/talk/talk-with.ts';
import words from '#messages/people/bell/index.ts';
import messengerWords from '#messages/talk/messenger/index.ts';
import { MessageButton } from './MessageButton.tsx';

/** The way to write to somebody, about the newest thing there is between both; nothing where there is none. */
export function MessagePerson({ personId, name }: { personId: number; name: string }) {
  const about = useCall(talkWith, { params: { personId } }).answer?.data;
  if (!about) return null;
  const { kind, id, title } = about;
  return (
    <div className="grid justify-items-start gap-1">
      <MessageButton kind={kind} id={id} {...(about.with !== null && { other: about.with })}>
        {messengerWords.writeTo({ name })}
      </MessageButton>
      {title && (
        <p className="text-sm text-muted wrap-anywhere">
          {words.about} {title}
        </p>
      )}
    </div>
  );
}
