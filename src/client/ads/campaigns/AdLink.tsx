/** A link to be read, not pressed: the host it leads to stands out. The house's own name none. */
export function AdLink({ link }: { link: string }) {
  const host = URL.canParse(link) ? new URL(link).host : '';
  const at = link.indexOf(host);
  return (
    <span className="wrap-anywhere">
      {link.slice(0, at)}
      <b>{host}</b>
      {link.slice(at + host.length)}
    </span>
  );
}
