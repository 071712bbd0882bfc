import type { Profile } from '#contract/people/profile.ts';
import type { Person } from '#server/db/schema/index.ts';

/** A person as they see themselves in My Profile. */
export function presentProfile(person: Person): Profile {
  const { id, firstName, lastName, role, email, mobile, city, about, licence, image } = person;
  return {
    ProfileImage: image,
    Userdata: {
      id,
      firstname: firstName,
      lastname: lastName,
      userrole: role,
      language: person.language,
      aadharverification: person.aadhaarVerified,
      panverification: person.panVerified,
      email,
      mobile,
      city,
      about,
      licence,
      areasServed: person.areasServed,
      latitude: person.location?.y ?? null,
      longitude: person.location?.x ?? null,
    },
  };
}
