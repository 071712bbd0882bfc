import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** What becomes of connections: led on, turned away at once, or kept without a byte moving. */
export type Mode = 'pass' | 'refuse' | 'swallow';

export interface TcpProxy {
  port: number;
  /** Where new connections lead. */
  target(port: number): void;
  mode(mode: Mode): void;
  /** Ends all connections, on both sides. */
  cut(): void;
  /** Ends any one of them. */
  cutOne(): void;
  /** Ends those whose caller sends such a thing, which then never arrives. */
  cutAt(sent: (chunk: Buffer) => boolean): void;
  close(): Promise<void>;
}

/** Stands between a program and its server, to do to its connections what networks do. */
export async function tcpProxy(port: number): Promise<TcpProxy> {
  let to = port;
  let mode: Mode = 'pass';
  let isLast: (chunk: Buffer) => boolean = () => false;
  const pairs = new Set<[Socket, Socket]>();
  const silenced = (pair: [Socket, Socket]) => {
    for (const socket of pair) mode === 'swallow' ? socket.pause() : socket.resume();
  };

  const server = createServer((caller) => {
    if (mode === 'refuse') return void caller.destroy();
    const pair: [Socket, Socket] = [caller, connect(to, '127.0.0.1')];
    const [, called] = pair;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on('close', end).on('error', end);
    caller.on('data', (chunk: Buffer) => (isLast(chunk) ? end() : called.write(chunk)));
    called.on('data', (chunk: Buffer) => caller.write(chunk));
    silenced(pair);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');

  const cut = (pair: [Socket, Socket] | undefined) => {
    for (const socket of pair ?? []) socket.destroy();
  };
  const cutAll = () => {
    for (const pair of [...pairs]) cut(pair);
  };
  return {
    port: address.port,
    target: (next) => {
      to = next;
    },
    mode: (next) => {
      mode = next;
      for (const pair of pairs) silenced(pair);
    },
    cut: cutAll,
    cutOne: () => cut([...pairs][Math.floor(Math.random() * pairs.size)]),
    cutAt: (sent) => {
      isLast = sent;
    },
    close: async () => {
      server.close();
      cutAll();
      await once(server, 'close');
    },
  };
}
