import { ChartLine, Clock, Ellipsis, Eye, Images, PenLine, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { ListingLimitDialog } from '#client/homes/listing/ListingLimitDialog.tsx';
import { listingPath } from '#client/homes/listing/listing-labels.ts';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { classes } from '#client/ui/classes.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Menu, type MenuItem } from '#client/ui/Menu.tsx';
import type { OwnerAction } from '#contract/homes/my-listing-steps.ts';
import type { OwnListing } from '#contract/homes/my-listings.ts';
import words from '#messages/homes/my-listings/index.ts';
import { ACTION_LABEL, ACTION_QUESTION, actionsOf, nextStep } from './actions.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { InterestDialog } from './InterestDialog.tsx';
import { QualityDialog } from './QualityDialog.tsx';
import { useListingActions } from './use-listing-actions.ts';

interface Props {
  listing: OwnListing;
  userId: number;
  /** What promotions of it brought, beside its figures. */
  promotions?: ReactNode;
  /** In a table: only the next step beside the menu. */
  isShort?: boolean;
}

const CLOSED = ['sold', 'rented'];

/** What helps most now as a button, everything else in a menu. */
export function RowActions({ listing, userId, promotions, isShort = false }: Props) {
  const { id, title } = listing.propertydata;
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<'history' | 'quality' | 'interest'>();
  const [asking, setAsking] = useState<OwnerAction>();
  const { busy, limit, dismiss, act, confirm } = useListingActions(id);
  const next = nextStep(listing);
  const isClosed = CLOSED.includes(listing.status);

  const request = (action: OwnerAction) =>
    ACTION_QUESTION[action] ? setAsking(action) : void act(action);

  const pages: MenuItem[] = [
    ...(listing.status === 'live'
      ? [{ label: words.seePage, icon: Eye, onSelect: () => location.assign(listingPath(id)) }]
      : []),
    ...(isClosed
      ? []
      : [
          { label: words.edit, icon: PenLine, onSelect: () => navigate(`/EditProperty/${id}`) },
          {
            label: words.photosPlans,
            icon: Images,
            onSelect: () => navigate(`/PropertyMedia?id=${id}`),
          },
          {
            label: words.verification,
            icon: ShieldCheck,
            onSelect: () => navigate(`/PropertyVerification/${id}`),
          },
        ]),
    ...(listing.status === 'draft'
      ? []
      : [
          {
            label: words.looksEnquiries,
            icon: ChartLine,
            onSelect: () => setOpen('interest'),
          },
        ]),
    { label: words.history, icon: Clock, onSelect: () => setOpen('history') },
  ];
  const steps: MenuItem[] = [
    ...(listing.status === 'live'
      ? [{ label: words.stillAvailableConfirm, onSelect: () => void confirm() }]
      : []),
    ...actionsOf(listing).map((action) => ({
      label: ACTION_LABEL[action],
      danger: action === 'withdraw',
      onSelect: () => request(action),
    })),
  ];

  return (
    <div
      className={classes(
        'flex items-center gap-2',
        isShort ? 'justify-end max-sm:flex-wrap' : 'mt-2 flex-wrap',
      )}
    >
      {next?.kind === 'link' && <ButtonLink href={next.href}>{next.label}</ButtonLink>}
      {next && next.kind !== 'link' && (
        <Button
          busy={busy}
          onClick={() => void (next.kind === 'confirm' ? confirm() : act(next.action))}
        >
          {next.label}
        </Button>
      )}
      {!isShort && !isClosed && listing.quality.fixes.length > 0 && (
        <Button variant="quiet" onClick={() => setOpen('quality')}>
          {words.makeBetter}
        </Button>
      )}
      <Menu
        trigger={<IconButton label={words.more({ title })} icon={Ellipsis} />}
        groups={steps.length > 0 ? [pages, steps] : [pages]}
      />
      {asking && (
        <ConfirmDialog
          open
          danger={asking === 'withdraw'}
          title={ACTION_QUESTION[asking]?.title}
          description={ACTION_QUESTION[asking]?.text}
          confirmLabel={ACTION_LABEL[asking]}
          busy={busy}
          onConfirm={async () => {
            await act(asking);
            setAsking(undefined);
          }}
          onCancel={() => setAsking(undefined)}
        />
      )}
      <ListingLimitDialog message={limit} onClose={dismiss} />
      {open === 'history' && (
        <HistoryDialog listing={listing} userId={userId} onClose={() => setOpen(undefined)} />
      )}
      {open === 'interest' && (
        <InterestDialog
          listing={listing}
          promotions={promotions}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'quality' && <QualityDialog listing={listing} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
