import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFormErrors, type Messages } from './formErrors.ts';
import type { WrongField } from './rules.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A form in which the given fields are invalid, with its visible errors. */
function formWith(...names: string[]) {
  let wrong: readonly WrongField[] = names.map((name) => ({ name, message: `${name} пусто` }));
  let seen: Messages = {};
  const form = createFormErrors({ check: () => wrong, onChange: (messages) => (seen = messages) });
  const mend = (name: string) => (wrong = wrong.filter((field) => field.name !== name));
  return { form, mend, seen: () => Object.keys(seen), said: () => seen };
}

describe('a typed field', () => {
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

  test('shows no error when corrected within the delay', () => {
    const { form, mend, seen } = formWith('name');
    form.type('name');
    mend('name');
    vi.advanceTimersByTime(300);
    expect(seen()).toEqual([]);
  });

  test('VAL-14: shows no errors of fields not reached yet', () => {
    const { form, seen } = formWith('name', 'phone');
    form.type('phone');
    vi.advanceTimersByTime(300);
    expect(seen()).toEqual(['phone']);
  });

  test('is validated together with the fields before it, as one may depend on the other', () => {
    const { form, mend, seen } = formWith('password', 'again');
    form.type('again');
    vi.advanceTimersByTime(300);
    mend('again');
    form.type('password');
    vi.advanceTimersByTime(300);
    expect(seen()).toEqual(['password']);
  });
});

describe('a field that another choice empties', () => {
  test('shows no error until it is reached again', () => {
    const { form, seen } = formWith('time');
    form.choose('time');
    form.clear('time');
    form.choose('day');
    vi.advanceTimersByTime(1000);
    expect(seen()).toEqual([]);
    form.leave('time');
    vi.advanceTimersByTime(0);
    expect(seen()).toEqual(['time']);
  });
});

describe('a corrected field', () => {
  test('loses its error immediately, without validating other fields', () => {
    const { form, mend, seen } = formWith('name', 'phone');
    form.checkAll();
    mend('name');
    form.settle();
    expect(seen()).toEqual(['phone']);
  });

  test('shows no error before its first validation', () => {
    const { form, seen } = formWith('name');
    form.settle();
    expect(seen()).toEqual([]);
  });
});

describe('a chosen or left field', () => {
  test('VAL-13: is validated without a delay', () => {
    const { form, seen } = formWith('name', 'consent');
    form.leave('name');
    vi.advanceTimersByTime(0);
    expect(seen()).toEqual(['name']);
    form.choose('consent');
    vi.advanceTimersByTime(0);
    expect(seen()).toEqual(['name', 'consent']);
  });

  test('leaving a field skips its typing delay', () => {
    const { form, seen } = formWith('name');
    form.type('name');
    form.leave('name');
    vi.advanceTimersByTime(0);
    expect(seen()).toEqual(['name']);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a submitted form', () => {
  test('is validated as a whole, and follows its fields from then on', () => {
    const { form, mend, seen } = formWith('name', 'phone');
    expect(form.checkAll().map(({ name }) => name)).toEqual(['name', 'phone']);
    expect(seen()).toEqual(['name', 'phone']);
    mend('phone');
    form.type('phone');
    vi.advanceTimersByTime(300);
    expect(seen()).toEqual(['name']);
  });
});

describe('a server error', () => {
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

  test('lasts eight seconds again when it is returned again', () => {
    const { form, seen } = formWith();
    form.refuse(refusal);
    vi.advanceTimersByTime(5000);
    form.refuse(refusal);
    vi.advanceTimersByTime(5000);
    expect(seen()).toHaveLength(2);
  });

  test('disappears from a changed field and from its parts', () => {
    const { form, seen } = formWith();
    form.refuse(refusal);
    form.type('phone');
    expect(seen()).toEqual(['orders.0.address']);
    form.choose('orders.0');
    expect(seen()).toEqual([]);
  });

  test('is replaced by an error of the rules', () => {
    const { form, said } = formWith('phone');
    form.refuse(refusal);
    form.leave('phone');
    vi.advanceTimersByTime(0);
    expect(said()['phone']).toBe('phone пусто');
  });

  test('is cleared when the form is submitted again', () => {
    const { form, seen } = formWith();
    form.refuse(refusal);
    form.forget();
    expect(seen()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('an unmounted form has no running timers', () => {
  const { form } = formWith('name');
  form.refuse([{ name: 'name', message: 'Нет' }]);
  form.type('name');
  form.stop();
  expect(vi.getTimerCount()).toBe(0);
});
