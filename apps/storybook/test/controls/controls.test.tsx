import { TextField } from '@vetka/ui/TextField';
import { Switch } from '@vetka/ui/Switch';
import { Select } from '@vetka/ui/Select';
import { TagsInput } from '@vetka/ui/desk/TagsInput';
import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../mount.tsx';
import { samples, submitted } from './samples.tsx';

const withRef = Object.entries(samples).filter(([name]) => name !== 'Tabs');
const inForms = Object.entries(submitted);
const readOnly =
  'AddressField CitySelect CodeField Combobox DatePicker DateTimeField MoneyField MultiSelect NumberField PasswordField PhoneField '.concat(
    'QuantityStepper RequisiteField RichTextEditor SearchField TagsInput TextArea TextField TimeField',
  );

const valuesOf = (): FormDataEntryValue[] => {
  const form = document.querySelector('form');
  return form ? new FormData(form).getAll('field') : [];
};

describe('every control passes data attributes to its element', () => {
  test.each(Object.entries(samples))('%s', (_name, render) => {
    mount(render({ 'data-testid': 'probe' }));
    expect(document.querySelectorAll('[data-testid="probe"]')).toHaveLength(1);
  });
});

describe('every control takes a ref and an id of its element or group', () => {
  test.each(withRef)('%s', (_name, render) => {
    const ref = createRef<HTMLElement>();
    mount(render({ ref, id: 'probe' }));
    expect(ref.current).toBeInstanceOf(HTMLElement);
    expect(document.querySelector('#probe')).toBe(ref.current);
  });
});

describe('every control in a form submits the value that it keeps itself', () => {
  test.each(inForms)('%s', (name, values) => {
    mount(<form>{samples[name]?.({ name: 'field' })}</form>);
    expect(valuesOf()).toEqual(values);
  });
});

describe('a disabled control submits nothing', () => {
  test.each(inForms)('%s', (name) => {
    mount(<form>{samples[name]?.({ name: 'field', isDisabled: true })}</form>);
    expect(valuesOf()).toEqual([]);
  });
});

test('a text that nobody owns changes as it is typed', async () => {
  const onChange = vi.fn<(value: string) => void>();
  mount(<TextField label="Имя" limit={20} onChange={onChange} />);
  await userEvent.type(page.getByRole('textbox', { name: 'Имя' }), 'Анна');
  await expect.element(page.getByText('4 / 20')).toBeVisible();
  expect(onChange).toHaveBeenLastCalledWith('Анна');
});

test('a list that nobody owns shows its placeholder until something is chosen', async () => {
  mount(<Select label="Повод" options={[{ value: 'love', label: 'Любовь' }]} />);
  const list = page.getByRole('combobox', { name: 'Повод' });
  await expect.element(list).toHaveDisplayValue('Выберите');
  await userEvent.selectOptions(list, 'love');
  await expect.element(list).toHaveDisplayValue('Любовь');
});

test('a switch whose owner does not follow stays as it is', async () => {
  mount(<Switch label="Звук" isChecked={false} />);
  await userEvent.click(page.getByText('Звук'));
  await expect.element(page.getByRole('switch', { name: 'Звук' })).not.toBeChecked();
});

test('a read-only field shows its value and takes no typing', async () => {
  mount(<TextField label="Промокод" defaultValue="ВЕСНА" isReadOnly />);
  const field = page.getByRole('textbox', { name: 'Промокод' });
  await userEvent.click(field);
  await userEvent.keyboard('!');
  await expect.element(field).toHaveValue('ВЕСНА');
});

describe('keys change nothing in a read-only control', () => {
  test.each(readOnly.split(' '))('%s', async (name) => {
    mount(<form>{samples[name]?.({ name: 'field', isReadOnly: true })}</form>);
    document.querySelector<HTMLElement>('form :is(input, textarea)')?.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{End}{Backspace}{Delete}7');
    expect(valuesOf()).toEqual(submitted[name]);
  });
});

test.each([
  ['read-only', true, 1],
  ['editable', false, 3],
])('words pasted into %s tags', async (_name, isReadOnly, count) => {
  mount(<TagsInput label="Слова" defaultValue={['астры']} isReadOnly={isReadOnly} />);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', 'розы, пионы');
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  page.getByRole('textbox', { name: 'Слова' }).element().dispatchEvent(paste);
  await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(count);
});
