import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { type Address, directOf } from './address.ts';
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

/** A name would stand in a session that is somebody else’s next: there each is planned anew. */
function nameNothing(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: readonly unknown[]) => unknown;
  const nameless = (statement: unknown, ...rest: readonly unknown[]) => {
    const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement;
    return query(isNamed ? { ...statement, name: undefined } : statement, ...rest);
  };
  client.query = nameless as typeof client.query;
}

interface Reach {
  address: Address;
  /** How long a statement may take. */
  statementMs: number;
  /** For how long nothing may come or go on a connection, in use or idle. */
  silentMs: number;
}

/** A pool in which no connection stays that can no longer be used. */
export class LastingPool extends pg.Pool {
  readonly #idle = new Set<pg.PoolClient>();

  /** Of a pooler the sessions are everybody’s: what one sets or prepares, another finds. */
  readonly ownsSessions: boolean;
  readonly #address: Address;

  constructor(config: pg.PoolConfig, { address, statementMs, silentMs }: Reach) {
    const ownsSessions = typeof address === 'string';
    super({
      ...config,
      connectionString: ownsSessions ? address : address.pooled,
      // A pooler refuses what it cannot keep for each of its callers; there it is the server’s to say.
      ...(ownsSessions && { statement_timeout: statementMs }),
    });
    this.ownsSessions = ownsSessions;
    this.#address = address;
    this.on('connect', (client) => this.#watch(client, silentMs));
    this.on('acquire', (client) => void this.#idle.delete(client));
    this.on('release', (_error, client) => void this.#idle.add(client));
    this.on('remove', (client) => void this.#idle.delete(client));
  }

  /** An embedded database may have moved. */
  get address(): Address {
    return this.ownsSessions ? (this.options.connectionString ?? this.#address) : this.#address;
  }

  /** To the server itself. */
  get directUrl(): string {
    return directOf(this.address);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    if (!taken) return this.#whole();
    // For a single query, which gives its connection back by itself.
    // Where it has to wait it is called from within another’s call, and is still for this one.
    const ours = AsyncLocalStorage.bind(taken);
    super.connect((error, client, release) => {
      if (!client || !isCut(client)) return ours(error, client, release);
      release(true);
      this.connect(ours);
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
    if (!this.ownsSessions) nameNothing(client);
    client.connection.on('errorMessage', ({ code }: { code?: string }) => {
      // The server it leads to is no longer the one to write to; nor are the others’.
      if (code === READ_ONLY) for (const idle of this.#idle) cut(idle);
      // Outside a transaction, `begin` itself is what failed, or a single query, whose connection
      // the pool closes anyway.
      if (code === READ_ONLY || client.getTransactionStatus() === 'I') cut(client);
    });
  }
}
