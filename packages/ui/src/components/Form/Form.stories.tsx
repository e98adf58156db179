import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { DatePicker } from '../DatePicker/index.ts';
import { Inline } from '../Inline/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Select } from '../Select/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form, type FormErrors, type FormProps } from './index.ts';

const cities = [
  { value: 'msk', label: 'Москва' },
  { value: 'spb', label: 'Санкт-Петербург' },
];
const times = [
  { value: 'morning', label: 'Утром' },
  { value: 'evening', label: 'Вечером' },
];

const onSend = fn<(fields: Record<string, unknown>) => void>();

function Example(props: Pick<FormProps, 'errors' | 'validate'>) {
  const [sent, setSent] = useState('');
  return (
    <Form
      {...props}
      aria-label="Подписка"
      onSubmit={(event) => {
        event.preventDefault();
        const fields = Object.fromEntries(new FormData(event.currentTarget));
        onSend(fields);
        setSent(typeof fields['email'] === 'string' ? fields['email'] : '');
      }}
    >
      <Stack gap={16}>
        <TextField label="Почта" name="email" type="email" autoComplete="email" isRequired />
        <TextField label="Имя" name="name" minLength={2} defaultValue="Анна" />
        <TextField label="Промокод" name="code" pattern="[А-Я]+\d+" title="Буквы и цифры, например ВЕСНА26" />
        <Select label="Город" name="city" options={cities} isRequired />
        <DatePicker label="Первый букет" name="day" isRequired />
        <RadioGroup label="Когда привезти" name="time" options={times} isRequired />
        <Checkbox label="Согласен на обработку данных" name="consent" value="yes" isRequired />
        <Inline gap={12}>
          <Button type="submit">Подписаться</Button>
          <Button type="reset" variant="plain">
            Сбросить
          </Button>
        </Inline>
        <Text role="status">{sent && `Подписали: ${sent}`}</Text>
      </Stack>
    </Form>
  );
}

const meta = { title: 'Поля/Форма · Form', id: 'form', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const required = 'Поле обязательно для заполнения';

export const Default: Story = { name: 'Подписка' };

export const Refused: Story = {
  name: 'Отправлена пустой',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Подписаться' }));
    const email = canvas.getByRole('textbox', { name: 'Почта' });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(required);
    await expect(email).toBeInvalid();
    await expect(canvas.getByRole('combobox', { name: 'Город' })).toHaveAccessibleDescription(required);
    await expect(canvas.getByRole('radiogroup', { name: 'Когда привезти' })).toHaveAccessibleDescription(required);
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(required);
    await expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveAccessibleDescription('');
    await expect(onSend).not.toHaveBeenCalled();
  },
};

export const Mended: Story = {
  name: 'Исправлена и отправлена',
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Почта' });
    await userEvent.type(email, 'anna');
    await userEvent.click(canvas.getByRole('button', { name: 'Подписаться' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription('Напишите почту целиком: anna@example.ru'));
    await userEvent.type(email, '@example.ru');
    await waitFor(() => expect(email).toHaveAccessibleDescription(''));
    const code = canvas.getByRole('textbox', { name: 'Промокод' });
    await userEvent.type(code, '26');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Город' }), 'spb');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Первый букет' }), '08032030');
    await userEvent.click(canvas.getByRole('radio', { name: 'Вечером' }));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Подписаться' }));
    await waitFor(() => expect(canvas.getByText('Буквы и цифры, например ВЕСНА26')).toBeVisible());
    await expect(code).toHaveFocus();
    await userEvent.clear(code);
    // Its description is now its `title` again.
    await waitFor(() => expect(canvas.queryByText('Буквы и цифры, например ВЕСНА26')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Подписаться' }));
    await expect(onSend).toHaveBeenCalledWith({
      email: 'anna@example.ru',
      name: 'Анна',
      code: '',
      city: 'spb',
      day: '2030-03-08',
      time: 'evening',
      consent: 'yes',
    });
  },
};

export const Reset: Story = {
  name: 'Сброшена',
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Подписаться' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Имя' }), ' Петровна');
    await userEvent.click(canvas.getByRole('radio', { name: 'Утром' }));
    const reset = canvas.getByRole('button', { name: 'Сбросить' });
    await userEvent.click(reset);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveValue('Анна'));
    await expect(canvas.getByRole('radio', { name: 'Утром' })).not.toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Почта' })).toHaveAccessibleDescription('');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Сбросить' })).toHaveFocus());
  },
};

export const OfServer: Story = {
  name: 'Отказ сервера',
  args: { errors: { email: 'На эту почту уже подписаны' } },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Почта' });
    await waitFor(() => expect(email).toHaveAccessibleDescription('На эту почту уже подписаны'));
    await userEvent.type(email, 'olga@example.ru');
    await waitFor(() => expect(email).toHaveAccessibleDescription(''));
  },
};

export const OwnCheck: Story = {
  name: 'Своя проверка',
  parameters: { pictures: false },
  args: {
    validate: (data): FormErrors => (data.get('name') === 'Анна' ? { name: 'Напишите имя получателя, а не своё' } : {}),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Почта' }), 'anna@example.ru');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Город' }), 'msk');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Первый букет' }), '08032030');
    await userEvent.click(canvas.getByRole('radio', { name: 'Утром' }));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Подписаться' }));
    const name = canvas.getByRole('textbox', { name: 'Имя' });
    await waitFor(() => expect(name).toHaveAccessibleDescription('Напишите имя получателя, а не своё'));
    await expect(name).toHaveFocus();
    await expect(onSend).not.toHaveBeenCalled();
  },
};
