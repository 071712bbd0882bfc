import { MyEngagements } from '#client/professionals/engagements/MyEngagements.tsx';
import { PageFrame } from '#client/ui/PageFrame.tsx';
import { PROFESSION, type Profession } from '#domain/lib/profession.ts';
import words from '#messages/people/desk/index.ts';
import { Engagement } from './Engagement.tsx';

/** Who asked somebody of a profession, and what they work on. */
export function DeskWork({ profession }: { profession: Profession }) {
  return (
    <MyEngagements
      side="professional"
      propertyId={0}
      hrefOf={(id) => `${PROFESSION[profession].desk.workPath}${id}`}
      empty={{
        title: words.nobodyAskedYet,
        text: words.ownersBuyersFind,
        href: '/MyProfile',
        label: words.seeMyProfile,
      }}
    />
  );
}

interface OnePiece {
  engagementId: number;
  userId: number;
  /** Where the others are listed. */
  back: string;
}

/** One piece of their work, as a page. */
export function DeskEngagement({ back, ...engagement }: OnePiece) {
  return (
    <PageFrame heading={words.workClient} back={{ href: back, label: words.allRequestsWork }}>
      <Engagement {...engagement} />
    </PageFrame>
  );
}
