import { ProfessionalProfile } from '#client/dashboard/profile/ProfessionalProfile.tsx';
import { useListQuery } from '#client/lib/use-list-query.ts';
import { Directory } from '#client/professionals/hiring/Directory.tsx';
import { Reviews } from '#client/professionals/reviews/Reviews.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { PROFESSION, type Profession } from '#domain/lib/profession.ts';
import words from '#messages/people/desk/index.ts';

interface Props {
  profession: Profession;
  userId: number;
}

/** The directory of a profession with what clients say of each, or one of them. */
export function Hire({ profession, userId }: Props) {
  const { read } = useListQuery();
  const personId = Number(read('professional')) || 0;
  const property = Number(read('property')) || 0;
  const about = property > 0 ? `listing ${property}` : '';
  if (personId > 0) {
    const { hire, noun } = PROFESSION[profession];
    return (
      <>
        <AppLink className="link w-fit" href={hire.path}>
          {words.all({ noun: noun[1] })}
        </AppLink>
        <ProfessionalProfile
          personId={personId}
          userId={userId}
          mayAsk={personId !== userId}
          about={about}
        />
      </>
    );
  }
  return (
    <Directory
      profession={profession}
      userId={userId}
      about={about}
      reviewsOf={(id) => <Reviews personId={id} />}
    />
  );
}
