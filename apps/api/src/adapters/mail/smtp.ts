import type { Transporter } from 'nodemailer';
import { failure, success, type ProviderResult } from '../result.ts';
import type { MailSender } from './mail.ts';

export interface SmtpConfig {
  /** `smtps://user:password@host:465`, or `smtp://…` with STARTTLS where the server offers it. */
  url: string;
  /** `Ветка <pochta@vetka.example>`. */
  from: string;
  /** Timeout of each step of the conversation (ms). @default 8000 */
  timeoutMs?: number;
}

/** From 500 on, the server refuses the letter for good (RFC 5321, 4.2.1); an impossible address is not even sent. */
const isRefusal = (code: string, responseCode: number): boolean =>
  responseCode >= 500 || (code === 'EENVELOPE' && responseCode === 0);

function failureOf(error: unknown): ProviderResult<never> {
  const { code = 'network', responseCode = 0 } = error as { code?: string; responseCode?: number };
  return isRefusal(code, responseCode)
    ? failure('rejected', responseCode > 0 ? String(responseCode) : code, 'Почтовый сервер не принял письмо')
    : failure('unavailable', responseCode > 0 ? String(responseCode) : code, 'Почтовый сервер не отвечает');
}

const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

/** Letters over SMTP. */
export function createSmtp({ url, from, timeoutMs = 8000 }: SmtpConfig): MailSender {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  let transport: Transporter | undefined;
  // Loaded on first use: the library is large, and few requests send a letter.
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return (transport ??= createTransport({ url, ...timeouts }, { from }));
  };
  return {
    send: async ({ id, ...letter }) => {
      try {
        // Nobody reads automatic answers to these letters (RFC 3834).
        const headers = { 'Auto-Submitted': 'auto-generated' };
        const opened = await open();
        await opened.sendMail({ ...letter, messageId: `<${id}@${domainOf(from)}>`, headers });
        return success(null);
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}
