/** What somebody wrote to a home. */
export const NoteBlock = ({ note }: { note: string }) => (
  <p className="border-l-3 border-accent pl-3 text-sm wrap-anywhere whitespace-pre-line">{note}</p>
);
