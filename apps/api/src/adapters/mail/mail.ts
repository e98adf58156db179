import type { ProviderResult } from '../result.ts';

export interface Letter {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Identifies the letter: a repeat has the same id, and mail programs show it once (RFC 5322, Message-ID). */
  id: string;
}

/** Sends letters. Does not throw for a failure of the mail server or the network. */
export interface MailSender {
  send: (letter: Letter) => Promise<ProviderResult<null>>;
}
