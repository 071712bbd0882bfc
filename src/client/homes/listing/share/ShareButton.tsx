import { Share2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { buttonLook } from '#client/ui/classes.ts';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import words from '#messages/homes/sharing/index.ts';
import { SharePanel } from './SharePanel.tsx';
import { sharedListing } from './share-words.ts';
import { startSharing } from './start-sharing.ts';

/** Opens the ways to pass a home on. */
export function ShareButton({ property }: { property: ListingCard }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = box.current?.querySelector<HTMLElement>('[data-share-panel]');
    return panel ? startSharing(panel) : undefined;
  }, []);
  const id = `share-${property.propertydata.id}`;
  return (
    <div ref={box} className="grid">
      <button type="button" className={buttonLook('quiet')} popoverTarget={id}>
        <Share2 aria-hidden="true" className="size-4.5" />
        {words.share}
      </button>
      <SharePanel id={id} shared={sharedListing(property, location.origin)} />
    </div>
  );
}
