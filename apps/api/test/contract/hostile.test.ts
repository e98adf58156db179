import { expect, it } from 'vitest';
import { startTestApp } from '../app.ts';
import { operationsOf, type Operation } from './operations.ts';
import { headersOf, pathOf, sampleOf } from './sample.ts';

const api = await startTestApp();
const writing = operationsOf(api.app).filter(({ body }) => body !== undefined);

/** Texts that must be stored unchanged or refused in Russian. Texts that may never be stored are in text.test.ts. */
const hostile = [
  '<script>window.hostile = 1</script>',
  '"><img src=x onerror="window.hostile = 1">',
  'javascript:alert(1)//https://vetka.ru',
  '{{constructor.constructor("alert(1)")()}} ${7*7} %3Cscript%3E',
  '\u200B\u2060\uFEFF\u00AD',
  'З\u0335\u0321\u031B'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(2500),
  'Достопримечательность'.repeat(500),
  'https://vetka.ru/'.padEnd(3000, 'a'),
];

/** Every copy of the value in which one string is replaced. */
function replaced(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text];
  if (Array.isArray(value)) return value.flatMap((part) => replaced(part, text).map((each) => [each]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    replaced(part, text).map((each) => ({ ...value, [key]: each })),
  );
}

// Refused requests count towards the limits of a person.
const people = await Promise.all(hostile.map(() => api.signIn()));

async function send(operation: Operation, body: unknown, index: number) {
  const { statusCode, body: answer } = await api.app.inject({
    method: operation.method,
    url: pathOf(operation),
    headers: { ...headersOf(operation), 'content-type': 'application/json' },
    cookies: Object.fromEntries(people[index]?.visitor.cookies ?? []),
    remoteAddress: api.visitor().ip,
    payload: JSON.stringify(body),
  });
  return { statusCode, answer: JSON.parse(answer) as { message?: string; errors?: Record<string, string[]> } };
}

/** The text of a refusal that a person reads. */
const wordsOf = ({ message = '', errors = {} }: { message?: string; errors?: Record<string, string[]> }): string[] => [
  message,
  ...Object.values(errors).flat(),
];

it.each(writing)('$id stores hostile texts unchanged, or refuses them in Russian', async (operation) => {
  for (const [index, text] of hostile.entries()) {
    for (const body of replaced(sampleOf(operation.body ?? {}), text)) {
      const { statusCode, answer } = await send(operation, body, index);
      expect([statusCode, text.slice(0, 40)]).toEqual([
        expect.toSatisfy((code: number) => code < 500),
        text.slice(0, 40),
      ]);
      if (statusCode < 400) continue;
      for (const words of wordsOf(answer)) expect(words).toMatch(/[а-яё]/i);
    }
  }
});
