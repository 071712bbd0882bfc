import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as sent, lines joined by \n. */
  source: string;
}

/** What goes wrong while it is set. */
export type SmtpTrouble = 'refuses the receiver' | 'refuses the mail' | 'busy' | 'silent' | 'cuts';

const addressIn = (line: string) => /<(.*)>/.exec(line)?.[1] ?? '';

/** A stand-in for a mail server: greeting, envelope, message, PLAIN sign-in, refusals. */
export async function startSmtpServer() {
  const emulator = {
    url: '',
    mails: [] as ReceivedMail[],
    /** User and password of each sign-in. */
    signIns: [] as string[],
    trouble: null as SmtpTrouble | null,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  const sockets = new Set<Socket>();

  async function converse(socket: Socket): Promise<void> {
    const say = (line: string) => socket.write(`${line}\r\n`);
    const { trouble } = emulator;
    if (trouble === 'silent') return;
    if (trouble === 'busy') return void socket.end('421 4.3.2 Come back later\r\n');
    say('220 emulated ESMTP');
    let mail: ReceivedMail = { from: '', to: [], source: '' };
    let lines: string[] | null = null;
    for await (const line of createInterface({ input: socket })) {
      if (lines && line !== '.') {
        lines.push(line.replace(/^\./, ''));
        continue;
      }
      if (lines) {
        mail.source = lines.join('\n');
        if (trouble === 'refuses the mail') say(`554 5.7.1 Spam to ${mail.to} refused`);
        else {
          emulator.mails.push(mail);
          say('250 2.0.0 Taken');
        }
        [mail, lines] = [{ from: '', to: [], source: '' }, null];
        continue;
      }
      const verb = line.split(/[ :]/)[0]?.toUpperCase();
      if (verb === 'EHLO') socket.write('250-emulated\r\n250-8BITMIME\r\n250 AUTH PLAIN\r\n');
      else if (verb === 'AUTH') {
        const [, user, password] = Buffer.from(line.split(' ')[2] ?? '', 'base64')
          .toString()
          .split('\0');
        emulator.signIns.push(`${user} ${password}`);
        say(password === 'wrong' ? '535 5.7.8 No' : '235 2.7.0 Welcome');
      } else if (verb === 'MAIL') {
        mail.from = addressIn(line);
        say('250 2.1.0 OK');
      } else if (verb === 'RCPT' && trouble === 'refuses the receiver') {
        say(`550 5.1.1 <${addressIn(line)}> is nobody here`);
      } else if (verb === 'RCPT') {
        mail.to.push(addressIn(line));
        say('250 2.1.5 OK');
      } else if (verb === 'DATA' && trouble === 'cuts') socket.destroy();
      else if (verb === 'DATA') {
        lines = [];
        say('354 Go on');
      } else if (verb === 'QUIT') return void socket.end('221 2.0.0 Bye\r\n');
      else say('502 5.5.1 Not known');
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    converse(socket).catch(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  emulator.url = `smtp://127.0.0.1:${address.port}`;
  return emulator;
}
