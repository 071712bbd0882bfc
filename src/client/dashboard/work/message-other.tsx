import { MessageButton } from '#client/talk/messenger/MessageButton.tsx';
import words from '#messages/people/desk/index.ts';

interface Deal {
  id: number;
  /** The caller's. */
  side: 'buyer' | 'owner';
}

/** Draws the way to talk to the other side of a bid or a booking. */
export const messageOther =
  (kind: 'bid' | 'booking') =>
  ({ id, side }: Deal) => (
    <MessageButton kind={kind} id={id}>
      {side === 'owner' ? words.messageBuyer : words.messageOwner}
    </MessageButton>
  );
