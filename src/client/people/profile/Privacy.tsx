import { callForFile } from '#client/lib/api.ts';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { downloadMyData } from '#contract/people/profile.ts';
import type { Role } from '#domain/lib/role.ts';
import words from '#messages/people/profile/index.ts';
import { DeleteAccount } from './DeleteAccount.tsx';

const FILE_NAME = 'propertysearch-my-data.json';

function DownloadData() {
  return (
    <div className="grid justify-items-start gap-2">
      <h3 className="text-lg">{words.yourData}</h3>
      <p className="text-muted">{words.dataBody}</p>
      <DownloadButton
        file={() => callForFile(downloadMyData)}
        fileName={FILE_NAME}
        busyLabel={words.gathering}
      >
        {words.downloadData}
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
        <h3 className="text-lg">{words.deleteAccount}</h3>
        {role === 'admin' ? (
          <p className="text-muted">{words.staffNot}</p>
        ) : (
          <DeleteAccount email={email} />
        )}
      </div>
    </div>
  );
}
