import { DeskEngagement, DeskWork } from '#client/dashboard/work/DeskWork.tsx';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { PageFrame } from '#client/ui/PageFrame.tsx';
import { PROFESSION, type Profession } from '#domain/lib/profession.ts';
import words from '#messages/people/desk/index.ts';

interface Props {
  userId: number;
  profession: Profession;
}

/** The desk of a profession whose work needs no papers of its own: requests, and one of them. */
export function PlainDesk({ userId, profession }: Props) {
  const { read } = useListQuery();
  const engagementId = Number(read('engagement')) || 0;
  if (engagementId > 0) {
    const back = PROFESSION[profession].desk.path;
    return <DeskEngagement engagementId={engagementId} userId={userId} back={back} />;
  }
  return (
    <PageFrame heading={words.requestsWork}>
      <DeskWork profession={profession} />
    </PageFrame>
  );
}
