import { callForFile } from '#client/lib/api.ts';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { downloadMyData } from '#contract/people/profile.ts';
import type { Role } from '#domain/lib/role.ts';
import { DeleteAccount } from './DeleteAccount.tsx';

const FILE_NAME = 'propertysearch-my-data.json';

function DownloadData() {
  return (
    <div className="grid justify-items-start gap-2">
      <h3 className="text-lg">Your data</h3>
      <p className="text-muted">
        Everything we keep about you in one file (JSON): profile, listings, favourites, sessions,
        notifications and what you did. Identity and account numbers are in it masked, as we show
        them.
      </p>
      <DownloadButton
        file={() => callForFile(downloadMyData)}
        fileName={FILE_NAME}
        busyLabel="Gathering…"
      >
        Download my data
      </DownloadButton>
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
