import { Button } from '@vetka/ui/Button';
import { Form } from '@vetka/ui/Form';
import { TextField } from '@vetka/ui/TextField';
import { MultiSelect } from '@vetka/ui/desk/MultiSelect';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../mount.tsx';

const send = page.getByRole('button', { name: 'Отправить' });
const field = (name: string) => page.getByRole('textbox', { name });

// The browser calls a text too short only after a person has typed it.
test('a text that is too short is not sent until it is long enough', async () => {
  const action = vi.fn<(data: FormData) => void>();
  mount(
    <Form action={action}>
      <TextField label="Имя" name="name" minLength={3} />
      <Button type="submit">Отправить</Button>
    </Form>,
  );
  await userEvent.type(field('Имя'), 'Ан');
  await userEvent.click(send);
  await expect.element(field('Имя')).toHaveAccessibleDescription('Поле должно быть не менее 3 символов');
  await expect.element(field('Имя')).toHaveFocus();
  expect(action).not.toHaveBeenCalled();
  await userEvent.keyboard('{End}на');
  await expect.element(field('Имя')).toHaveAccessibleDescription('');
  await userEvent.click(send);
  await expect.poll(() => action.mock.calls[0]?.[0].get('name')).toBe('Анна');
});

test('a React action resets the fields to their first values', async () => {
  mount(
    <Form action={() => undefined}>
      <TextField label="Имя" name="name" defaultValue="Анна" />
      <Button type="submit">Отправить</Button>
    </Form>,
  );
  await userEvent.fill(field('Имя'), 'Ольга');
  await userEvent.click(send);
  await expect.element(field('Имя')).toHaveValue('Анна');
});

test('a message of setCustomValidity is shown as it is', async () => {
  mount(
    <Form>
      <TextField label="Имя" ref={(input) => input?.setCustomValidity('Такое имя уже есть')} />
      <Button type="submit">Отправить</Button>
    </Form>,
  );
  await userEvent.click(send);
  await expect.element(field('Имя')).toHaveAccessibleDescription('Такое имя уже есть');
});

test('a required choice of several is missing while nothing is chosen', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const items = [{ id: 'roses', label: 'Розы' }];
  mount(
    <Form onSubmit={onSubmit}>
      <MultiSelect label="Цветы" name="flowers" items={items} isRequired />
      <Button type="submit">Отправить</Button>
    </Form>,
  );
  const list = page.getByRole('combobox', { name: 'Цветы' });
  await userEvent.click(send);
  await expect.element(list).toHaveAccessibleDescription('Поле обязательно для заполнения');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(list);
  await userEvent.click(page.getByRole('option', { name: 'Розы' }));
  // The open list covers the button.
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await userEvent.click(send);
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

test('a plain form with a required field waits, and follows :user-invalid', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  mount(
    <form onSubmit={onSubmit}>
      <TextField label="Имя" name="name" isRequired />
      <Button type="submit">Отправить</Button>
    </form>,
  );
  await userEvent.click(send);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field('Имя').element().matches(':user-invalid')).toBe(true);
});
