import { MyEngagements } from '#client/professionals/engagements/MyEngagements.tsx';
import { PageFrame } from '#client/ui/PageFrame.tsx';
import { PROFESSION, type Profession } from '#domain/lib/profession.ts';
import words from '#messages/people/desk/index.ts';
import { Engagement } from './Engagement.tsx';

const NO_WORK = {
  get title() {
    return words.nobodyAskedYet;
  },
  get text() {
    return words.ownersBuyersFind;
  },
  href: '/MyProfile',
  get label() {
    return words.seeMyProfile;
  },
};

/** Who asked somebody of a profession, and what they work on. */
export function DeskWork({ profession }: { profession: Profession }) {
  return (
    <MyEngagements
      side="professional"
      propertyId={0}
      hrefOf={(id) => `${PROFESSION[profession].desk.workPath}${id}`}
      empty={NO_WORK}
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
