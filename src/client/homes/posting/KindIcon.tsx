import type { ReactNode } from 'react';
import type { Subcategory } from '#domain/homes/listing.ts';

const GROUND = <path d="M4 42h40" stroke="var(--line-strong)" />;

/** Drawn in two tones: outlines in the brand's, what is special of a kind in the accent's. */
const DRAWING: Record<Subcategory, ReactNode> = {
  Flat: (
    <>
      <path d="M13 42V7h22v35" />
      <path d="M19 13h3M26 13h3M19 20h3M26 20h3M19 27h3M26 27h3" stroke="var(--accent)" />
      <path d="M21 42v-8h6v8" />
    </>
  ),
  House: (
    <>
      <path d="M7 23 24 9l17 14" />
      <path d="M11 20v22h26V20" />
      <path d="M20 42V30h8v12" stroke="var(--accent)" />
      <path d="M31 14V9h4v8" />
    </>
  ),
  Villa: (
    <>
      <path d="M6 24h20l-3-7H9Z" />
      <path d="M8 24v18h16V24" />
      <path d="M24 42V30h13v12M22 30h17" />
      <path d="M13 30h6v5h-6Z" stroke="var(--accent)" />
      <path d="M42 42V26M42 26c-3-1-4-4-3-7 3 1 4 4 3 7Zm0 4c2-1 3-3 3-5" stroke="var(--accent)" />
    </>
  ),
  'Studio Apartment': (
    <>
      <path d="M8 42V10h32v32" />
      <path d="M13 36v-8h13v8M13 32h13" />
      <path d="M15 28v-3h4v3" />
      <path d="M31 42V26h5v16" stroke="var(--accent)" />
      <path d="M14 15h8v5h-8Z" stroke="var(--accent)" />
    </>
  ),
  Plot: (
    <>
      <path d="m6 34 12-17h24L33 34Z" />
      <path d="m14 22 10 12M31 17l-5 17" stroke="var(--accent)" strokeDasharray="3 3" />
      <path d="M24 17V6l8 3-8 3" />
    </>
  ),
  Office: (
    <>
      <path d="M8 42V16h14v26" />
      <path d="M22 42V7h18v35" />
      <path d="M22 14h18M22 21h18M22 28h18M22 35h18M31 7v35" stroke="var(--accent)" />
      <path d="M13 22h4M13 28h4M13 34h4" />
    </>
  ),
  Shop: (
    <>
      <path d="M8 18v24h32V18" />
      <path d="M6 18 10 8h28l4 10Z" />
      <path
        d="M6 18c0 4 6 4 6 0 0 4 6 4 6 0 0 4 6 4 6 0 0 4 6 4 6 0 0 4 6 4 6 0 0 4 6 4 6 0"
        stroke="var(--accent)"
      />
      <path d="M27 42V29h8v13M13 29h9v7h-9Z" />
    </>
  ),
};

/** A small drawing of a kind of property. */
export function KindIcon({ kind, className }: { kind: Subcategory; className?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="var(--brand)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {GROUND}
      {DRAWING[kind]}
    </svg>
  );
}
