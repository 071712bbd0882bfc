import type { ListingCard } from '#contract/homes/wire-listing.ts';

export type Drawn = Pick<ListingCard['propertydata'], 'id' | 'subcategory'>;

interface Block {
  x: number;
  width: number;
  /** Storeys of windows. */
  storeys: number;
  roof: 'flat' | 'gable' | 'awning';
}

const GROUND = 104;
const STOREY = 13;

/** What is built on a plot of each kind; the id moves storeys and widths a little. */
function blocksOf({ id, subcategory }: Drawn): Block[] {
  const some = (id * 7) % 3;
  switch (subcategory) {
    case 'Plot':
      return [];
    case 'House':
      return [{ x: 50, width: 60, storeys: 2, roof: 'gable' }];
    case 'Villa':
      return [
        { x: 36, width: 50, storeys: 2, roof: 'gable' },
        { x: 88, width: 36, storeys: 1, roof: 'flat' },
      ];
    case 'Shop':
      return [{ x: 40, width: 80, storeys: 2, roof: 'awning' }];
    case 'Office':
      return [{ x: 52, width: 58, storeys: 5 + some, roof: 'flat' }];
    default:
      return [
        { x: 34, width: 42, storeys: 4 + some, roof: 'flat' },
        { x: 82, width: 44, storeys: 6 - some, roof: 'flat' },
      ];
  }
}

const top = ({ storeys }: Block) => GROUND - storeys * STOREY - 4;

/** One path for all windows of a block. */
function windowsOf(block: Block): string {
  const columns = Math.floor((block.width - 6) / 12);
  const left = block.x + (block.width - columns * 12 + 5) / 2;
  const rows = Array.from({ length: block.storeys }, (_, row) => top(block) + 6 + row * STOREY);
  return rows
    .flatMap((y) =>
      Array.from({ length: columns }, (_, column) => `M${left + column * 12} ${y}h7v6h-7z`),
    )
    .join('');
}

function roofOf(block: Block): string {
  const { x, width, roof } = block;
  const y = top(block);
  if (roof === 'gable') return `M${x - 4} ${y}L${x + width / 2} ${y - 16}L${x + width + 4} ${y}z`;
  if (roof === 'awning') return `M${x - 3} ${GROUND - 17}h${width + 6}l-4 -7h-${width - 2}z`;
  return `M${x - 2} ${y}h${width + 4}v-4h-${width + 4}z`;
}

/** A plot's own lines: its corners and the way in. */
const PLOT = 'M34 96L58 74H112L128 96Z';

interface Props {
  home: Drawn;
  /** With land to both sides, for a place twice as wide as high. */
  isWide?: boolean;
  className?: string | undefined;
}

/** A home nobody has photographed, drawn by its kind: 1 KB in the page, in the page's colours. */
export function DrawnHome({ home, isWide, className }: Props) {
  const blocks = blocksOf(home);
  return (
    <svg
      viewBox={isWide ? '-60 0 280 120' : '0 0 160 120'}
      preserveAspectRatio="xMidYMax slice"
      className={className}
      aria-hidden="true"
    >
      <path fill="var(--brand-soft)" d="M-60 0h280v120H-60z" />
      <path fill="var(--good)" opacity="0.16" d="M-60 96Q-20 74 20 90T100 82T220 88V120H-60z" />
      <path fill="var(--good)" opacity="0.24" d={`M-60 ${GROUND}h280v16H-60z`} />
      {blocks.map((block) => (
        <g key={block.x}>
          <path
            fill="var(--surface-raised)"
            stroke="var(--brand)"
            strokeWidth="1.2"
            d={`M${block.x} ${GROUND}V${top(block)}h${block.width}V${GROUND}z`}
          />
          <path fill="var(--brand)" opacity="0.8" d={roofOf(block)} />
          <path fill="var(--brand)" opacity="0.3" d={windowsOf(block)} />
        </g>
      ))}
      {blocks.length === 0 && (
        <path
          fill="var(--accent-soft)"
          stroke="var(--brand)"
          strokeWidth="1.4"
          strokeDasharray="5 3"
          d={PLOT}
        />
      )}
      <g fill="var(--good)" opacity="0.7">
        <circle cx="18" cy="92" r="9" />
        <circle cx="140" cy="94" r="7" />
        <path d="M17 92h2v13h-2zM139 94h2v11h-2z" />
      </g>
    </svg>
  );
}
