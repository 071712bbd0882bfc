import { Share2 } from 'lucide-react';
import { toast } from 'sonner';
import { Button } from '#client/ui/Button.tsx';
import { listingPath } from './listing-labels.ts';

/** Passes on the address that anyone can open. */
async function share(id: number, title: string): Promise<void> {
  const url = new URL(listingPath(id), location.origin).href;
  if (navigator.share) return navigator.share({ title, url });
  await navigator.clipboard.writeText(url);
  toast('Link copied');
}

export function ShareButton({ id, title }: { id: number; title: string }) {
  return (
    <Button
      variant="quiet"
      icon={Share2}
      // Closing the system's sheet rejects; that is an answer, not an error.
      onClick={() => share(id, title).catch(() => undefined)}
    >
      Share
    </Button>
  );
}
