import { type ReactNode, useId } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { Loader } from '#client/ui/Loader.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { dealStatus } from '#contract/deals/bookings.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';

export type DealStatus = ResponseOf<typeof dealStatus>['data'];

interface Props {
  listingId: number;
  /** For a buyer, and for the owner. */
  title: readonly [string, string];
  children: (status: DealStatus) => ReactNode;
  footer?: ReactNode;
}

/** A card on a listing's page that says how the caller stands with it. */
export function StatusCard({ listingId, title, children, footer }: Props) {
  const id = useId();
  const { state, answer, error, reload } = useCall(dealStatus, { params: { id: listingId } });
  return (
    <Section
      title={answer?.data.isOwn ? title[1] : title[0]}
      titleId={id}
      size="lg"
      className="card grid content-start gap-3 p-4"
    >
      <Loader state={state} error={error} onRetry={reload} skeleton={<Skeleton lines={2} />}>
        {() => answer && children(answer.data)}
      </Loader>
      {footer}
    </Section>
  );
}
