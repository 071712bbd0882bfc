/** The address of a database at another port of this machine, not by its socket, which leads past it. */
export function byPort(address: string, port: number): string {
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  url.searchParams.delete('host');
  return url.href;
}
