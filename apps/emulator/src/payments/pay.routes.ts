import { scalarText } from '../scalarText.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Emulation } from '../emulation.ts';
import { sendPage } from '../html/page.ts';
import { checkCardForm, readCardForm, type CardFormErrors, type CardFormValues } from './cardForm.ts';
import { findTestCard, spacedNumber } from './cards.ts';
import { answerChallenge, chargeCard, type ChargeResult } from './charge.ts';
import { cardPage, challengePage, closedPage, unknownPage } from './paymentPages.ts';
import { banks, isPaid, type Bank, type Payment } from './payment.ts';

interface PayRoute {
  Params: { paymentId: string };
  Querystring: { card?: string };
  Body: Record<string, unknown> | null;
}

/** The banks' payment pages: plain forms that work without scripts. */
export function payRoutes(app: FastifyInstance, { payments }: Emulation): void {
  for (const bank of banks) {
    const path = `/${bank}/pay/:paymentId`;
    app.get<PayRoute>(path, (request, reply) => {
      const payment = payments.find(bank, request.params.paymentId);
      if (payment?.status === 'NEW') payments.move(payment, 'FORM_SHOWED');
      return showPayment(reply, payment, prefilled(request.query.card));
    });
    app.post<PayRoute>(path, (request, reply) => {
      const payment = payments.find(bank, request.params.paymentId);
      if (payment === undefined) return showPayment(reply, payment);
      const values = readCardForm(request.body);
      const checked = checkCardForm(values);
      if (!checked.ok) return showPayment(reply, payment, { ...values, cvc: '' }, checked.errors);
      return follow(reply, payment, chargeCard(payments, payment, checked.card, checked.expiry));
    });
    app.post<PayRoute>(`${path}/3ds`, (request, reply) => {
      const payment = payments.find(bank, request.params.paymentId);
      if (payment === undefined) return showPayment(reply, payment);
      const { code, refuse } = request.body ?? {};
      const answer = refuse === undefined ? scalarText(code).trim() : null;
      return follow(reply, payment, answerChallenge(payments, payment, answer));
    });
  }
}

const emptyForm: CardFormValues = { number: '', expiry: '', cvc: '' };

function prefilled(name: string | undefined): CardFormValues {
  const card = findTestCard(name ?? '');
  return card === undefined ? emptyForm : { number: spacedNumber(card.number), expiry: '12/30', cvc: '123' };
}

function showPayment(
  reply: FastifyReply,
  payment: Payment | undefined,
  values = emptyForm,
  errors: CardFormErrors = {},
): FastifyReply {
  if (payment === undefined) return sendPage(reply, { title: 'Платёж не найден', body: unknownPage() }, 404);
  const action = pagePath(payment.bank, payment.id);
  if (payment.status === '3DS_CHECKING') return showChallenge(reply, payment, false);
  if (payment.status !== 'NEW' && payment.status !== 'FORM_SHOWED') return showClosed(reply, payment);
  const title = 'Оплата заказа';
  const status = Object.keys(errors).length > 0 ? 422 : 200;
  return sendPage(reply, { title, body: cardPage(payment, action, values, errors) }, status);
}

function showChallenge(reply: FastifyReply, payment: Payment, isWrongCode: boolean): FastifyReply {
  const action = `${pagePath(payment.bank, payment.id)}/3ds`;
  const body = challengePage(payment, action, isWrongCode);
  return sendPage(reply, { title: 'Подтверждение платежа', body }, isWrongCode ? 422 : 200);
}

function showClosed(reply: FastifyReply, payment: Payment): FastifyReply {
  const text = isPaid(payment) ? 'Платёж уже оплачен' : 'Платёж уже завершён';
  return sendPage(reply, { title: text, body: closedPage(payment, text, backUrl(payment)) }, 409);
}

function follow(reply: FastifyReply, payment: Payment, result: ChargeResult): FastifyReply {
  if (result === 'wrong-code') return showChallenge(reply, payment, true);
  // A redirect, so that reloading the challenge does not resend the card.
  if (result === 'challenge') return reply.redirect(pagePath(payment.bank, payment.id), 303);
  const url = result === 'closed' ? null : backUrl(payment);
  return url === null ? showClosed(reply, payment) : reply.redirect(url, 303);
}

function pagePath(bank: Bank, id: string): string {
  return `/${bank}/pay/${id}`;
}

/** Where the payer returns to the shop; T-Bank adds the outcome to the URL. */
function backUrl(payment: Payment): string | null {
  const address = isPaid(payment) ? payment.successUrl : payment.failUrl;
  if (address === null || payment.bank === 'tochka') return address;
  const url = new URL(address);
  url.searchParams.set('Success', String(isPaid(payment)));
  url.searchParams.set('ErrorCode', payment.errorCode);
  url.searchParams.set('PaymentId', payment.id);
  return url.href;
}
