import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadMyData } from '#contract/profile.ts';
import type { Role } from '#domain/role.ts';
import { callForFile } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/Button.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { sayFailure } from './say-failure.ts';

const FILE_NAME = 'propertysearch-my-data.json';

function DownloadData() {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await callForFile(downloadMyData), FILE_NAME);
    } catch (error) {
      sayFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-2">
      <h3 className="text-lg">Your data</h3>
      <p className="text-muted">
        Everything we keep about you in one file (JSON): profile, listings, favourites, sessions,
        notifications and what you did. Identity and account numbers are in it masked, as we show
        them.
      </p>
      <Button variant="quiet" icon={Download} busy={busy} busyLabel="Gathering…" onClick={download}>
        Download my data
      </Button>
    </div>
  );
}

/** What somebody may take along, and how they go. */
export function Privacy({ role, email }: { role: Role; email: string }) {
  return (
    <div className="grid gap-8">
      <DownloadData />
      <div className="grid justify-items-start gap-2 border-t border-line pt-6">
        <h3 className="text-lg">Delete your account</h3>
        {role === 'admin' ? (
          <p className="text-muted">An account of our staff cannot be deleted here.</p>
        ) : (
          <DeleteAccount email={email} />
        )}
      </div>
    </div>
  );
}
