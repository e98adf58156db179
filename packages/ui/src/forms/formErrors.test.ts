import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFormErrors, type Messages } from './formErrors.ts';
import type { WrongField } from './rules.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A form in which the given fields are wrong, and what a person sees of it. */
function formWith(...names: string[]) {
  let wrong: readonly WrongField[] = names.map((name) => ({ name, message: `${name} пусто` }));
  let seen: Messages = {};
  const form = createFormErrors({ check: () => wrong, onChange: (messages) => (seen = messages) });
  const mend = (name: string) => (wrong = wrong.filter((field) => field.name !== name));
  return { form, mend, seen: () => Object.keys(seen), said: () => seen };
}

describe('what is typed', () => {
  test('CON-17: is checked 300 ms after the last keystroke', () => {
    const { form, seen } = formWith('name');
    form.type('name');
    vi.advanceTimersByTime(299);
    form.type('name');
    vi.advanceTimersByTime(299);
    expect(seen()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen(), 'VAL-12: checked on input').toEqual(['name']);
  });

  test('is not complained of when it was mended in time', () => {
    const { form, mend, seen } = formWith('name');
    form.type('name');
    mend('name');
    vi.advanceTimersByTime(300);
    expect(seen()).toEqual([]);
  });

  test('VAL-14: says nothing of fields that nobody has come to yet', () => {
    const { form, seen } = formWith('name', 'phone');
    form.type('phone');
    vi.advanceTimersByTime(300);
    expect(seen()).toEqual(['phone']);
  });

  test('is looked at together with the fields before it: one may depend on the other', () => {
    const { form, mend, seen } = formWith('password', 'again');
    form.type('again');
    vi.advanceTimersByTime(300);
    mend('again');
    form.type('password');
    vi.advanceTimersByTime(300);
    expect(seen()).toEqual(['password']);
  });
});

describe('what has been mended', () => {
  test('is no longer complained of as soon as it is known, and nothing else is looked at', () => {
    const { form, mend, seen } = formWith('name', 'phone');
    form.checkAll();
    mend('name');
    form.settle();
    expect(seen()).toEqual(['phone']);
  });

  test('is not complained of where nobody has looked yet', () => {
    const { form, seen } = formWith('name');
    form.settle();
    expect(seen()).toEqual([]);
  });
});

describe('what is chosen or left', () => {
  test('VAL-13: is looked at without a delay', () => {
    const { form, seen } = formWith('name', 'consent');
    form.leave('name');
    vi.advanceTimersByTime(0);
    expect(seen()).toEqual(['name']);
    form.choose('consent');
    vi.advanceTimersByTime(0);
    expect(seen()).toEqual(['name', 'consent']);
  });

  test('a field that is left is not waited for any more', () => {
    const { form, seen } = formWith('name');
    form.type('name');
    form.leave('name');
    vi.advanceTimersByTime(0);
    expect(seen()).toEqual(['name']);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a form that is sent', () => {
  test('is looked at as a whole, and follows its fields from then on', () => {
    const { form, mend, seen } = formWith('name', 'phone');
    expect(form.checkAll().map(({ name }) => name)).toEqual(['name', 'phone']);
    expect(seen()).toEqual(['name', 'phone']);
    mend('phone');
    form.type('phone');
    vi.advanceTimersByTime(300);
    expect(seen()).toEqual(['name']);
  });
});

describe('what the server found', () => {
  const refusal = [
    { name: 'phone', message: 'Занят' },
    { name: 'orders.0.address', message: 'Далеко' },
  ];

  test('ERR-10: disappears after eight seconds by itself', () => {
    const { form, seen } = formWith();
    form.refuse(refusal);
    vi.advanceTimersByTime(7999);
    expect(seen()).toEqual(['phone', 'orders.0.address']);
    vi.advanceTimersByTime(1);
    expect(seen()).toEqual([]);
  });

  test('lasts eight seconds again when it comes again', () => {
    const { form, seen } = formWith();
    form.refuse(refusal);
    vi.advanceTimersByTime(5000);
    form.refuse(refusal);
    vi.advanceTimersByTime(5000);
    expect(seen()).toHaveLength(2);
  });

  test('disappears from a field that is being changed, and from the parts of it', () => {
    const { form, seen } = formWith();
    form.refuse(refusal);
    form.type('phone');
    expect(seen()).toEqual(['orders.0.address']);
    form.choose('orders.0');
    expect(seen()).toEqual([]);
  });

  test('gives way to what is wrong by the rules', () => {
    const { form, said } = formWith('phone');
    form.refuse(refusal);
    form.leave('phone');
    vi.advanceTimersByTime(0);
    expect(said()['phone']).toBe('phone пусто');
  });

  test('is gone when the form is sent again', () => {
    const { form, seen } = formWith();
    form.refuse(refusal);
    form.forget();
    expect(seen()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a form that has left the page has no clock running', () => {
  const { form } = formWith('name');
  form.refuse([{ name: 'name', message: 'Нет' }]);
  form.type('name');
  form.stop();
  expect(vi.getTimerCount()).toBe(0);
});
