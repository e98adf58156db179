import type { FastifyReply } from 'fastify';
import { html, type Markup } from './html.ts';
import { stylesheet } from './stylesheet.ts';

export interface PageContent {
  title: string;
  body: Markup;
  /** Reloads the page after this many seconds. */
  refreshSeconds?: number;
}

/** Sends a whole page in Russian: no scripts, nothing from other origins, never cached. */
export function sendPage(reply: FastifyReply, content: PageContent, status = 200): FastifyReply {
  return reply
    .status(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    })
    .send(document(content));
}

function document({ title, body, refreshSeconds }: PageContent): string {
  return html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        ${refreshSeconds !== undefined && html`<meta http-equiv="refresh" content="${refreshSeconds}" />`}
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${{ markup: stylesheet }}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`.markup;
}
