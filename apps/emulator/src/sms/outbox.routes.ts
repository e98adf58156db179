import type { FastifyInstance } from 'fastify';
import type { Emulation } from '../emulation.ts';
import { html, type Markup } from '../html/html.ts';
import { sendPage } from '../html/page.ts';
import type { SentSms } from './outbox.ts';

const time = new Intl.DateTimeFormat('ru-RU', { timeStyle: 'medium', timeZone: 'Europe/Moscow' });

/** Where developers read the codes: a page for people, JSON for tests. */
export function outboxRoutes(app: FastifyInstance, { outbox }: Emulation): void {
  app.get('/outbox', (_request, reply) =>
    sendPage(reply, { title: 'Отправленные СМС', refreshSeconds: 3, body: outboxPage(outbox.list()) }),
  );
  app.get<{ Querystring: { phone?: string } }>('/outbox.json', (request) => outbox.list(phoneOf(request.query.phone)));
  app.delete('/outbox', (_request, reply) => {
    outbox.clear();
    return reply.status(204).send();
  });
}

// An unencoded plus sign in a query arrives as a space.
function phoneOf(value: string | undefined): string | undefined {
  return value === undefined ? undefined : `+${value.replaceAll(/\D/g, '')}`;
}

function outboxPage(messages: readonly SentSms[]): Markup {
  return html`<h1>Отправленные СМС</h1>
    <p class="quiet">Тестовый оператор: сообщения никуда не уходят. Страница обновляется сама.</p>
    ${
      messages.length === 0
        ? html`<section class="card">
            <h2>Пока пусто</h2>
            <p class="quiet">Запросите код на сайте, и он появится здесь.</p>
          </section>`
        : messages.map(messageCard)
    }`;
}

function messageCard({ phone, text, code, sentAt }: SentSms): Markup {
  return html`<article class="card">
    <div class="row quiet">
      <span>${phone}</span><time datetime="${sentAt}">${time.format(new Date(sentAt))} МСК</time>
    </div>
    ${code !== null && html`<p class="code">${code}</p>`}
    <p class="quiet">${text}</p>
  </article>`;
}
