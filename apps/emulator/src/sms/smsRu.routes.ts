import { scalarText } from '../scalarText.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Emulation } from '../emulation.ts';
import { answerThroughFaults } from '../faults/misbehave.ts';

type Fields = Readonly<Record<string, unknown>>;

interface SmsAnswer {
  status: 'OK' | 'ERROR';
  status_code: number;
  sms_id?: string;
  status_text?: string;
}

const maxNumbers = 100;
const maxTextLength = 800;

/** sms.ru: one endpoint, an OK envelope and a status for each number. */
export function smsRuRoutes(app: FastifyInstance, emulation: Emulation): void {
  app.route<{ Querystring: Fields; Body: Fields | null }>({
    method: ['GET', 'POST'],
    url: '/sms/send',
    handler: (request, reply) => {
      const fields = { ...request.query, ...request.body };
      const call = { provider: 'sms', name: 'send' };
      return answerThroughFaults(emulation.faults, reply, call, () => send(emulation, fields, reply));
    },
  });
}

function send({ settings, outbox }: Emulation, fields: Fields, reply: FastifyReply): unknown {
  const text = scalarText(fields.msg);
  const numbers = scalarText(fields.to).split(',').filter(Boolean);
  const refusal = findRefusal(fields.api_id === settings.sms.apiId, text, numbers);
  if (refusal !== null) return answer(reply, fields, refusal, {});
  const verdicts = Object.fromEntries(
    numbers.map((number): [string, SmsAnswer] => {
      const phone = mobilePhone(number);
      if (phone === null) return [number, failure(202, 'Неправильно указан номер телефона получателя')];
      return [number, { status: 'OK', status_code: 100, sms_id: outbox.add(phone, text).id }];
    }),
  );
  return answer(reply, fields, { status: 'OK', status_code: 100 }, verdicts);
}

function findRefusal(isKnown: boolean, text: string, numbers: readonly string[]): SmsAnswer | null {
  if (!isKnown) return failure(200, 'Неправильный api_id');
  if (text === '') return failure(203, 'Нет текста сообщения');
  if (text.length > maxTextLength) return failure(205, 'Сообщение слишком длинное');
  if (numbers.length === 0) return failure(202, 'Не указан номер телефона получателя');
  return numbers.length > maxNumbers ? failure(217, 'Больше 100 номеров в одном запросе') : null;
}

function answer(reply: FastifyReply, fields: Fields, envelope: SmsAnswer, sms: Record<string, SmsAnswer>): unknown {
  if (scalarText(fields.json) === '1') return { ...envelope, sms, balance: 1000 };
  const lines = [envelope.status_code, ...Object.values(sms).map((one) => one.sms_id ?? one.status_code)];
  return reply.type('text/plain; charset=utf-8').send(lines.join('\n'));
}

function failure(code: number, text: string): SmsAnswer {
  return { status: 'ERROR', status_code: code, status_text: text };
}

function mobilePhone(number: string): string | null {
  const digits = number.replaceAll(/\D/g, '');
  return /^[78]9\d{9}$/.test(digits) ? `+7${digits.slice(1)}` : null;
}
