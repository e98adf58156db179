import { setTimeout as wait } from 'node:timers/promises';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Emulation } from '../emulation.ts';

const maxBytes = 1_048_576;

async function bytesOf(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function keep({ mailbox }: Emulation, source: Buffer, { envelope }: SMTPServerSession): Promise<void> {
  const letter = await PostalMime.parse(source);
  mailbox.add({
    messageId: letter.messageId ?? '',
    from: letter.from?.address ?? '',
    to: envelope.rcptTo.map(({ address }) => address.toLowerCase()),
    subject: letter.subject ?? '',
    html: letter.html ?? '',
    text: letter.text ?? '',
  });
}

/** Refuses a letter with a code of RFC 5321. */
class MailRefusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

async function receive(emulation: Emulation, stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
  const source = await bytesOf(stream);
  if (stream.sizeExceeded) throw new MailRefusal(552, 'The letter is too big');
  const body = session.envelope.rcptTo.map(({ address }) => address);
  const due = emulation.faults.take({ provider: 'mail', name: 'send', body });
  if (due?.fault === 'fail') throw new MailRefusal(451, 'Try again later');
  if (due?.fault === 'hang' || due?.fault === 'slow') await wait(due.hangMs, undefined, { ref: false });
  if (due?.fault !== 'hang') await keep(emulation, source, session);
  if (due?.fault === 'lose') await wait(due.hangMs, undefined, { ref: false });
}

/** A mail server that accepts every letter and delivers none. */
export function createMailServer(emulation: Emulation): SMTPServer {
  const server = new SMTPServer({
    banner: 'Vetka emulator',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maxBytes,
    onData: (stream, session, callback) => callbackify(receive)(emulation, stream, session, callback),
  });
  // A client that disconnects.
  server.on('error', () => {});
  return server;
}
