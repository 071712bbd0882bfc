import { Dialog } from '#client/ui/Dialog.tsx';
import type { Paper } from '#contract/homes/verifications.ts';
import { PAPER_LABEL } from '#domain/homes/ownership-papers.ts';
import { PaperView } from './PaperView.tsx';

/** One paper, to be looked at. */
export function PaperDialog({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  return (
    <Dialog open size="wide" title={PAPER_LABEL[paper.kind]} onClose={onClose}>
      <PaperView paper={paper} />
    </Dialog>
  );
}
