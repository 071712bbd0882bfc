import { AppLink } from '#client/ui/AppLink.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import type { OwnListing } from '#contract/homes/my-listings.ts';
import words from '#messages/homes/my-listings/index.ts';

type Fix = OwnListing['quality']['fixes'][number];

function wayTo({ step }: Fix, id: number): string {
  if (step === 'media') return `/PropertyMedia?id=${id}`;
  return step === 'verification' ? `/PropertyVerification/${id}` : `/EditProperty/${id}`;
}

/** What would make a listing better, each with the way to it. */
export function QualityDialog({ listing, onClose }: { listing: OwnListing; onClose: () => void }) {
  const { quality, propertydata } = listing;
  return (
    <Dialog
      open
      title={words.qualityOf({ score: quality.score })}
      description={words.listingsAnswerBuyers}
      onClose={onClose}
    >
      <ul className="divide-y divide-line">
        {quality.fixes.map((fix) => (
          <li key={fix.text} className="flex items-baseline justify-between gap-4 py-2">
            <AppLink href={wayTo(fix, propertydata.id)} className="link">
              {fix.text}
            </AppLink>
            <span className="tabular shrink-0 text-sm text-muted">+{fix.points}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
