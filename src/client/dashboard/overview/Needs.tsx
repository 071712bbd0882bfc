import { CircleCheck } from 'lucide-react';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import type { Need } from '#contract/dashboard.ts';
import type { Role } from '#domain/lib/role.ts';
import words from '#messages/people/overview/index.ts';
import { NeedCard } from './NeedCard.tsx';
import { NEXT_STEP } from './next-steps.ts';

/** What somebody should do now; when that is nothing, what they could do. */
export function Needs({ needs, role }: { needs: readonly Need[]; role: Role }) {
  if (needs.length === 0) {
    const { text, label, link } = NEXT_STEP[role];
    return (
      <EmptyState
        icon={CircleCheck}
        title={words.nothingNeedsYou}
        text={text}
        action={<ButtonLink href={link}>{label}</ButtonLink>}
      />
    );
  }
  return (
    <ul className="grid gap-3">
      {needs.map((need) => (
        <NeedCard key={`${need.kind} ${need.title}`} need={need} />
      ))}
    </ul>
  );
}
