import { ExternalLink } from 'lucide-react';
import { FileView } from '#client/people/documents/FileView.tsx';
import { nameFact } from '#client/people/documents/name-fact.ts';
import { PaperDesk } from '#client/people/documents/PaperDesk.tsx';
import { useDocument } from '#client/people/documents/use-document.ts';
import { ROLE_LABEL } from '#domain/lib/role.ts';
import words from '#messages/people/licence-desk/index.ts';
import reviewing from '#messages/people/reviewing/index.ts';
import type { LicenceRow } from './rows.ts';

interface Props {
  row: LicenceRow;
  compact: boolean;
}

/** The certificate, or the link that somebody gave; where that leads is said before it is followed. */
export function LicenceEvidence({ row, compact }: Props) {
  const { documentId, fileName, link, person, checkedName, role, number } = row;
  const facts = [
    nameFact({ label: reviewing.nameLabel, person, checkedName, isVerified: true }),
    { label: words.registered, value: number, spellings: [number] },
    { label: reviewing.role, value: ROLE_LABEL[role] },
  ];
  const document = useDocument(documentId);
  return (
    <div className="grid gap-4">
      <p className="text-muted">{words.compareWithAccount}</p>
      {link && (
        <a
          className="link inline-flex items-center gap-1 wrap-anywhere"
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          {link}
          <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
        </a>
      )}
      {documentId !== null && (
        <PaperDesk title={words.asEntered} facts={facts}>
          {(onText) => (
            <FileView
              file={document}
              name={fileName ?? words.certificate}
              alt={words.certificateOf({ person })}
              advice={reviewing.saveLookDelete}
              compact={compact}
              onText={onText}
            />
          )}
        </PaperDesk>
      )}
    </div>
  );
}
