import type { FastifyInstance } from 'fastify';
import type { Emulation } from '../emulation.ts';
import { html, type Markup } from '../html/html.ts';
import { sendPage } from '../html/page.ts';
import type { ReceivedLetter } from './mailbox.ts';

const time = new Intl.DateTimeFormat('ru-RU', { timeStyle: 'medium', timeZone: 'Europe/Moscow' });

/** A letter must not run scripts or load anything from the network. */
const letterPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'";

/** Everybody's mailbox: a page for people, JSON for tests. */
export function mailboxRoutes(app: FastifyInstance, { mailbox }: Emulation): void {
  app.get('/mailbox', (_request, reply) =>
    sendPage(reply, { title: 'Письма', refreshSeconds: 3, body: mailboxPage(mailbox.list()) }),
  );
  app.get<{ Querystring: { to?: string } }>('/mailbox.json', (request) => mailbox.list(request.query.to));
  app.delete('/mailbox', (_request, reply) => {
    mailbox.clear();
    return reply.status(204).send();
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id', ({ params }, reply) => {
    const letter = mailbox.find(params.id);
    if (!letter) return sendPage(reply, { title: 'Нет такого письма', body: html`<h1>Нет такого письма</h1>` }, 404);
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': letterPolicy })
      .send(letter.html);
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id/text', ({ params }, reply) => {
    const letter = mailbox.find(params.id);
    return reply
      .status(letter ? 200 : 404)
      .type('text/plain; charset=utf-8')
      .send(letter?.text ?? 'Нет такого письма');
  });
}

function mailboxPage(letters: readonly ReceivedLetter[]): Markup {
  return html`<h1>Письма</h1>
    <p class="quiet">Тестовая почта: письма никуда не уходят. Страница обновляется сама.</p>
    ${
      letters.length === 0
        ? html`<section class="card">
            <h2>Пока пусто</h2>
            <p class="quiet">Укажите почту в настройках на сайте, и письмо появится здесь.</p>
          </section>`
        : letters.map(letterCard)
    }`;
}

function letterCard({ id, to, subject, text, receivedAt }: ReceivedLetter): Markup {
  return html`<article class="card">
    <div class="row quiet">
      <span>${to.join(', ')}</span><time datetime="${receivedAt}">${time.format(new Date(receivedAt))} МСК</time>
    </div>
    <h2><a href="/mailbox/${id}">${subject}</a></h2>
    <p class="quiet letter">${linked(text)}</p>
    <p class="quiet"><a href="/mailbox/${id}/text">Только текст</a></p>
  </article>`;
}

const address = /https?:\/\/[^\s<>"]+/g;

/** The text with its addresses as links. */
function linked(text: string): Markup[] {
  const links = text.match(address) ?? [];
  return text
    .split(address)
    .map((part, at) => (links[at] ? html`${part}<a href="${links[at]}">${links[at]}</a>` : html`${part}`));
}
