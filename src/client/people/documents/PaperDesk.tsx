import { type ReactNode, useState } from 'react';
import { FactsBeside, type PaperFact } from './FactsBeside.tsx';

interface Props {
  title: string;
  facts: readonly PaperFact[];
  /** The paper, which tells what its page says. */
  children: (onText: (text: string) => void) => ReactNode;
}

/** A paper as wide as there is room, and beside it, below on a phone, what it is to prove. */
export function PaperDesk({ title, facts, children }: Props) {
  const [page, setPage] = useState('');
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="min-w-0">{children(setPage)}</div>
      <FactsBeside title={title} facts={facts} page={page} />
    </div>
  );
}
