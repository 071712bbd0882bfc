import { useListQuery } from '#client/lib/use-list-query.ts';
import { ChooseProperty } from '#client/professionals/hiring/ChooseProperty.tsx';
import { Directory } from '#client/professionals/hiring/Directory.tsx';
import { Reviews } from '#client/professionals/reviews/Reviews.tsx';
import { PageFrame } from '#client/ui/PageFrame.tsx';
import words from '#messages/people/desk/index.ts';

const HEADING = () => words.hireAgentProperty;
const AGAIN = {
  href: '/MyProperties/HireAgentForProperty/',
  get label() {
    return words.chooseAnotherProperty;
  },
  look: 'link',
} as const;

/** First which property, then which agent. */
export function HireAgentForProperty({ userId }: { userId: number }) {
  const { read } = useListQuery();
  const property = Number(read('property')) || 0;
  if (property <= 0) {
    return (
      <PageFrame heading={HEADING()}>
        <ChooseProperty userId={userId} />
      </PageFrame>
    );
  }
  return (
    <PageFrame heading={HEADING()} action={AGAIN}>
      <Directory
        profession="agent"
        userId={userId}
        about={`listing ${property}`}
        reviewsOf={(id) => <Reviews personId={id} />}
      />
    </PageFrame>
  );
}
