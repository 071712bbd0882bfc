import pg from 'pg';
import { cut, cutWhenSilent } from './connection.ts';
import { READ_ONLY } from './unavailable.ts';

type Taken = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (broken?: Error | boolean) => void,
) => void;

/**
 * Lends a connection so that it comes back once, whatever happens: at the latest when it is lost.
 * Drizzle never gives back one on which `begin` failed; where it does give one back, that is
 * without effect by then. One that comes back inside a transaction is closed.
 */
function lend(client: pg.PoolClient): pg.PoolClient {
  const { release } = client;
  let isOut = true;
  const giveBack = (broken?: Error | boolean) => {
    if (!isOut) return;
    isOut = false;
    client.off('end', lost);
    release(broken ?? client.getTransactionStatus() !== 'I');
  };
  const lost = () => giveBack(new Error('Connection terminated'));
  client.once('end', lost);
  client.release = giveBack;
  return client;
}

/** Cut while it was at rest, of which the pool hears a moment later; until then it would still lend it. */
const isCut = ({ connection }: pg.PoolClient) => connection.stream.destroyed;

/** A pool in which no connection stays that can no longer be used. */
export class LastingPool extends pg.Pool {
  readonly #idle = new Set<pg.PoolClient>();

  /** @param silentMs for how long nothing may come or go on a connection, in use or idle. */
  constructor(config: pg.PoolConfig, silentMs: number) {
    super(config);
    this.on('connect', (client) => this.#watch(client, silentMs));
    this.on('acquire', (client) => void this.#idle.delete(client));
    this.on('release', (_error, client) => void this.#idle.add(client));
    this.on('remove', (client) => void this.#idle.delete(client));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    if (!taken) return this.#whole();
    // For a single query, which gives its connection back by itself.
    super.connect((error, client, release) => {
      if (!client || !isCut(client)) return taken(error, client, release);
      release(true);
      this.connect(taken);
    });
    return undefined;
  }

  async #whole(): Promise<pg.PoolClient> {
    const client = await super.connect();
    if (!isCut(client)) return lend(client);
    client.release(true);
    return this.#whole();
  }

  #watch(client: pg.PoolClient, silentMs: number): void {
    // While a connection is in use the pool does not listen to it: its loss rejects the query under
    // way, and would end the process besides.
    client.on('error', () => undefined);
    cutWhenSilent(client, silentMs);
    client.connection.on('errorMessage', ({ code }: { code?: string }) => {
      // The server it leads to is no longer the one to write to; nor are the others’.
      if (code === READ_ONLY) for (const idle of this.#idle) cut(idle);
      // Outside a transaction, `begin` itself is what failed, or a single query, whose connection
      // the pool closes anyway.
      if (code === READ_ONLY || client.getTransactionStatus() === 'I') cut(client);
    });
  }
}
