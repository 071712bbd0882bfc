import { Directory } from '#client/professionals/hiring/Directory.tsx';
import { Reviews } from '#client/professionals/reviews/Reviews.tsx';
import type { Profession } from '#domain/lib/role.ts';

interface Props {
  profession: Profession;
  userId: number;
}

/** The directory of a profession, with what clients say of each. */
export function Hire(props: Props) {
  return <Directory {...props} reviewsOf={(id) => <Reviews personId={id} />} />;
}
