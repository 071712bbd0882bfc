import { Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Ago } from '#client/ui/Ago.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { filled } from '#client/ui/filled.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Select } from '#client/ui/Select.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import { ALERTS, type Alerts, type SavedSearch } from '#contract/homes/saved-searches.ts';
import words from '#messages/homes/search/index.ts';
import wantedWords from '#messages/homes/wanted/index.ts';
import counts from '#messages/lib/counts/index.ts';
import { ALERT_LABEL } from './alert-labels.ts';
import { RenameDialog } from './RenameDialog.tsx';
import type { useSavedSearches } from './use-saved-searches.ts';

const OPTIONS = ALERTS.map((value) => ({ value, label: ALERT_LABEL[value] }));

type Changes = Pick<ReturnType<typeof useSavedSearches>, 'setAlerts' | 'setAgents' | 'remove'>;

function found({ total, totalIsMinimum }: SavedSearch): string {
  if (total === 0) return wantedWords.nothingFitsNow;
  return wantedWords.now({
    counted: counts.homesFit({ count: total, isMinimum: totalIsMinimum }),
  });
}

/** What agents see, and how many have seen it. */
function agentWords({ agents, agentsMayOffer }: SavedSearch): string {
  const taken = agents > 0 ? wantedWords.agentsTakenUp({ agents }) : '';
  return agentsMayOffer || agents === 0
    ? wantedWords.theySeeWhat({ taken })
    : wantedWords.noAgentCan({ taken });
}

/** One saved search: what it finds, when it tells of new homes, and what can be done with it. */
export function SavedSearchRow({ search, changes }: { search: SavedSearch; changes: Changes }) {
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const [isBusy, setIsBusy] = useState(false);
  const alertsId = useId();
  const { id, name, query, alerts, agentsMayOffer, createdAt } = search;
  const close = () => setOpen(undefined);
  const remove = async () => {
    setIsBusy(true);
    await changes.remove(id);
    setIsBusy(false);
    close();
  };
  return (
    <li className="card flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-base font-semibold wrap-anywhere">
          <a href={`/PropertyListHome?${query}`} className="hover:text-brand">
            {name}
          </a>
        </h2>
        <p className="text-sm text-muted">
          {filled((pieces) => wantedWords.saved({ ...pieces, found: found(search) }), {
            when: <Ago at={createdAt} />,
          })}
        </p>
      </div>
      <div className="flex flex-1 items-center gap-2 sm:flex-none">
        <label htmlFor={alertsId} className="text-sm whitespace-nowrap text-muted">
          {filled(wantedWords.tellMe, {
            part: <span className="sr-only"> {wantedWords.whatNew({ name })}</span>,
          })}
        </label>
        <Select
          id={alertsId}
          options={OPTIONS}
          value={alerts}
          onChange={({ target }) => changes.setAlerts(id, target.value as Alerts)}
        />
      </div>
      <div className="flex">
        <IconButton
          label={wantedWords.rename({ name })}
          icon={Pencil}
          onClick={() => setOpen('rename')}
        />
        <IconButton
          label={wantedWords.removeWord({ name })}
          icon={Trash2}
          onClick={() => setOpen('remove')}
        />
      </div>
      <Switch
        className="basis-full border-t border-line pt-3 pb-0"
        label={words.agentsMayOffer}
        help={agentWords(search)}
        checked={agentsMayOffer}
        onChange={({ target }) => changes.setAgents(id, target.checked)}
      />
      {open === 'rename' && <RenameDialog search={search} onClose={close} />}
      <ConfirmDialog
        open={open === 'remove'}
        title={wantedWords.removeSearch}
        description={wantedWords.forgottenNotTold({ name })}
        confirmLabel={wantedWords.removeThe}
        busyLabel={wantedWords.removing}
        busy={isBusy}
        danger
        onConfirm={remove}
        onCancel={close}
      />
    </li>
  );
}
