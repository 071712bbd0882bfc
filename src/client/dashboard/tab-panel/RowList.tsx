import { ListingPicture } from '#client/homes/listing/ListingPicture.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import type { Row } from './rows.ts';

function Line({ row }: { row: Row }) {
  const { listing, href, state, detail } = row;
  return (
    <li className="group relative flex items-center gap-3 p-3 hover:bg-sunk">
      <div className="w-20 shrink-0">
        <ListingPicture
          url={listing.mediaData.images[0]}
          alt=""
          sizes="80px"
          className="rounded-control text-xs"
        />
      </div>
      <div className="min-w-0 flex-1">
        <h2 className="text-base font-semibold">
          <AppLink
            href={href}
            className="line-clamp-1 no-underline after:absolute after:inset-0 group-hover:underline"
          >
            {listing.propertydata.title}
          </AppLink>
        </h2>
        <p className="text-sm text-muted">{detail}</p>
        {state && (
          <p className="mt-1 sm:hidden">
            <Badge tone={state.tone}>{state.words}</Badge>
          </p>
        )}
      </div>
      {state && (
        <p className="max-sm:hidden">
          <Badge tone={state.tone}>{state.words}</Badge>
        </p>
      )}
    </li>
  );
}

interface Props {
  /** What they are. */
  label: string;
  rows: readonly Row[];
  /** The page with all of them. */
  all: { href: string; label: string };
}

/** The newest few of one kind, and the way to the rest. */
export function RowList({ label, rows, all }: Props) {
  return (
    <div className="grid justify-items-start gap-3">
      <ul aria-label={label} className="card w-full divide-y divide-line overflow-hidden">
        {rows.map((row) => (
          <Line key={row.key} row={row} />
        ))}
      </ul>
      <ButtonLink href={all.href} variant="quiet">
        {all.label}
      </ButtonLink>
    </div>
  );
}
