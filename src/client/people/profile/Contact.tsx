import type { Profile } from '#contract/people/profile.ts';
import { showMobile } from '#domain/lib/mobile.ts';
import words from '#messages/people/profile/index.ts';
import { ContactRow } from './ContactRow.tsx';
import { NamesForm } from './NamesForm.tsx';

/** Name and city, and below it what is changed by a code. */
export function Contact({ person }: { person: Profile['Userdata'] }) {
  const { email, mobile } = person;
  return (
    <div className="grid gap-6">
      <NamesForm person={person} />
      <div className="grid divide-y divide-line border-y border-line">
        <ContactRow field="email" label={words.mail} value={email} />
        <ContactRow
          field="mobile"
          label={words.mobile}
          value={mobile ? showMobile(mobile) : words.noneYet}
        />
      </div>
    </div>
  );
}
