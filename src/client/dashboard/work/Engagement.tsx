import type { ReactNode } from 'react';
import { EngagementPanel } from '#client/professionals/engagements/EngagementPanel.tsx';
import { ReviewForm } from '#client/professionals/reviews/ReviewForm.tsx';
import { MessageButton } from '#client/talk/messenger/MessageButton.tsx';
import type { EngagementDetail } from '#contract/professionals/engagements.ts';
import words from '#messages/people/desk/index.ts';

interface Props {
  engagementId: number;
  userId: number;
  /** Without the form for a review. */
  withoutReview?: boolean;
  /** What the work brings forth: papers, a report. */
  children?: (engagement: EngagementDetail) => ReactNode;
}

/** One piece of work with all that belongs to it: the way to talk, the review, what it brings forth. */
export function Engagement({ engagementId, userId, withoutReview, children }: Props) {
  return (
    <EngagementPanel
      engagementId={engagementId}
      userId={userId}
      message={({ side }) => (
        <MessageButton kind="engagement" id={engagementId}>
          {side === 'client' ? words.messageThem : words.messageClient}
        </MessageButton>
      )}
    >
      {(engagement) => (
        <>
          {!withoutReview && <ReviewForm subjectKind="engagement" subjectId={engagementId} />}
          {children?.(engagement)}
        </>
      )}
    </EngagementPanel>
  );
}
