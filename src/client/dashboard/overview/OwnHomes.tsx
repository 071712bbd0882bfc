import { AppLink } from '#client/ui/AppLink.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Stat } from '#client/ui/Stat.tsx';
import type { Interest } from '#contract/homes/listing-interest.ts';
import type { MyDesk } from '#contract/my-desk.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import deskWords from '#messages/people/desk/index.ts';
import overviewWords from '#messages/people/overview/index.ts';

const words = ({ looks, keeps, enquiries }: Interest) =>
  deskWords.looksKeepsEnquiries({ looks, keeps, enquiries });

/** How somebody's own homes are wanted. */
export function OwnHomes({ owning }: { owning: NonNullable<MyDesk['owning']> }) {
  const { live, from, to, interest, most } = owning;
  return (
    <Section
      title={overviewWords.howWanted}
      titleId="own-homes"
      className="grid grid-cols-1 gap-3"
      actions={
        <AppLink className="link" href="/OwnerPropertiesScreen?view=table&sort=looks">
          {overviewWords.allMine}
        </AppLink>
      }
    >
      <p className="tabular text-sm text-muted">
        {deskWords.homesMarket({ live, from: formatDate(from), to: formatDate(to) })}
      </p>
      <div className="grid grid-cols-3 gap-3">
        <Stat label={overviewWords.looks} value={groupDigits(interest.looks)} />
        <Stat label={overviewWords.keeps} value={groupDigits(interest.keeps)} />
        <Stat label={overviewWords.enquiries} value={groupDigits(interest.enquiries)} />
      </div>
      <ul className="card divide-y divide-line px-4">
        {most.map((home) => (
          <li
            key={home.listingId}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-3"
          >
            <AppLink
              className="link min-w-0 wrap-anywhere"
              href={`/ViewPropertyDetails/${home.listingId}`}
            >
              {home.title}
            </AppLink>
            <span className="tabular text-sm">{words(home.interest)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
