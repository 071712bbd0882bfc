import { UserRoundPlus } from 'lucide-react';
import { call } from '#client/lib/api.ts';
import { useStep } from '#client/lib/use-step.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import { assignWork, type InboxItem } from '#contract/people/staff-inbox.ts';
import words from '#messages/people/inbox/index.ts';

export interface Colleague {
  id: number;
  name: string;
}

/** Takes, gives or lets go; who looked before somebody else did so is told. */
export function useAssign() {
  const { busy, take } = useStep();
  const assign = ({ queue, itemId, assignee }: InboxItem, to: number | null) =>
    take(() =>
      call(assignWork, { params: { queue, itemId }, body: { to, seen: assignee?.id ?? null } }),
    );
  return { busy, assign };
}

interface Props {
  item: InboxItem;
  userId: number;
  colleagues: readonly Colleague[];
}

/** Who works on it, and the way to take it, to give it to a colleague, or to let go of it. */
export function Assignee({ item, userId, colleagues }: Props) {
  const { busy, assign } = useAssign();
  const { assignee, title } = item;
  const others = colleagues.filter(({ id }) => id !== userId && id !== assignee?.id);
  return (
    <span className="flex flex-wrap items-center gap-2 sm:justify-start">
      {assignee ? (
        <Badge tone={assignee.isCaller ? 'good' : 'warn'}>
          {assignee.isCaller ? words.withYou : words.withColleague({ name: assignee.name })}
        </Badge>
      ) : (
        <Button
          variant="quiet"
          busy={busy}
          aria-label={words.takeIt({ title })}
          onClick={() => void assign(item, userId)}
        >
          {words.take}
        </Button>
      )}
      <Menu
        trigger={<IconButton label={words.whoWorksOnIt({ title })} icon={UserRoundPlus} />}
        groups={[
          [
            ...(assignee && !assignee.isCaller
              ? [
                  {
                    label: words.takeOver({ name: assignee.name }),
                    onSelect: () => void assign(item, userId),
                  },
                ]
              : []),
            ...(assignee ? [{ label: words.letGo, onSelect: () => void assign(item, null) }] : []),
          ],
          others.map(({ id, name }) => ({
            label: words.giveTo({ name }),
            onSelect: () => void assign(item, id),
          })),
        ].filter((group) => group.length > 0)}
      />
    </span>
  );
}
