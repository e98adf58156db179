import { html, type Markup } from '../html/html.ts';
import type { CardFormErrors, CardFormValues } from './cardForm.ts';
import { spacedNumber, testCards } from './cards.ts';
import { bankTitles, type Payment } from './payment.ts';

const roubles = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' });

/** The card form, with the test cards below it. */
export function cardPage(payment: Payment, action: string, values: CardFormValues, errors: CardFormErrors): Markup {
  const isBad = Object.keys(errors).length > 0;
  return html`${heading(payment)}
    <form class="card" method="post" action="${action}" novalidate>
      ${isBad && html`<p class="alert" role="alert">Оплата не началась: исправьте поля, отмеченные ниже.</p>`}
      ${field({ name: 'number', label: 'Номер карты', autocomplete: 'cc-number', length: 23 }, values.number, errors.number)}
      <div class="pair">
        ${field({ name: 'expiry', label: 'Срок, ММ/ГГ', autocomplete: 'cc-exp', length: 7 }, values.expiry, errors.expiry)}
        ${field({ name: 'cvc', label: 'CVC', autocomplete: 'cc-csc', length: 3 }, values.cvc, errors.cvc)}
      </div>
      <button type="submit">Оплатить ${roubles.format(payment.originalAmount / 100)}</button>
    </form>
    ${hints(action)}`;
}

/** The 3-D Secure challenge. */
export function challengePage(payment: Payment, action: string, isWrongCode: boolean): Markup {
  return html`${heading(payment)}
    <form class="card" method="post" action="${action}" novalidate>
      <h2>Подтвердите платёж</h2>
      <p class="quiet">
        Банк, выпустивший карту ${payment.card?.maskedNumber ?? ''}, отправил код в СМС. Тестовый код — 1234.
      </p>
      ${field(
        { name: 'code', label: 'Код из СМС', autocomplete: 'one-time-code', length: 4 },
        '',
        isWrongCode ? 'Неверный код. Попробуйте ещё раз' : undefined,
      )}
      <button type="submit">Подтвердить</button>
      <button class="plain" type="submit" name="refuse" value="yes">Отказаться от платежа</button>
    </form>`;
}

/** Shown when the payer opens a finished payment. */
export function closedPage(payment: Payment, text: string, backUrl: string | null): Markup {
  return html`${heading(payment)}
    <section class="card">
      <h2>${text}</h2>
      <p class="quiet">Повторно оплатить по этой ссылке нельзя.</p>
      ${backUrl !== null && html`<a class="button" href="${backUrl}">Вернуться в магазин</a>`}
    </section>`;
}

/** Shown for an unknown payment. */
export function unknownPage(): Markup {
  return html`<section class="card">
    <h1>Платёж не найден</h1>
    <p class="quiet">Тестовый банк не хранит платежи после перезапуска. Вернитесь в магазин и начните оплату заново.</p>
  </section>`;
}

function heading(payment: Payment): Markup {
  return html`<div class="bank">
      <span>${bankTitles[payment.bank]}: тестовая оплата</span><span>Деньги не списываются</span>
    </div>
    <h1 class="sum">${roubles.format(payment.originalAmount / 100)}</h1>
    <p class="quiet">${payment.description || `Заказ ${payment.orderId}`}</p>`;
}

interface Field {
  name: string;
  label: string;
  autocomplete: string;
  length: number;
}

function field({ name, label, autocomplete, length }: Field, value: string, error: string | undefined): Markup {
  const state = error === undefined ? html`` : html`aria-invalid="true" aria-describedby="${name}-error"`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      inputmode="numeric"
      autocomplete="${autocomplete}"
      maxlength="${length}"
      required
      ${state}
    />
    ${error !== undefined && html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`;
}

function hints(action: string): Markup {
  const rows = testCards.map(
    ({ name, number, hint }) =>
      html`<li>
        <span>${hint}</span> <code>${spacedNumber(number)}</code>
        <a href="${action}?card=${name}" aria-label="Подставить карту: ${hint}">Подставить</a>
      </li>`,
  );
  return html`<section class="card" aria-labelledby="test-cards">
    <h2 id="test-cards">Тестовые карты</h2>
    <p class="quiet">Срок — любой будущий, CVC — любые три цифры.</p>
    <ul class="hints">
      ${rows}
    </ul>
  </section>`;
}
