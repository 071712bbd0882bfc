import { AppLink } from '#client/ui/AppLink.tsx';

/** A person's name and number, leading to what staff may see of them. */
export function PersonLink({ id, name }: { id: number; name: string }) {
  return (
    <AppLink className="link" href={`/Admin/Users/${id}`}>
      {name} <span className="tabular font-normal text-muted">#{id}</span>
    </AppLink>
  );
}
