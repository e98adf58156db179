import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActionState, type FormEvent, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/Button/index.ts';
import { CitySelect } from '../components/CitySelect/index.ts';
import { DatePicker } from '../components/DatePicker/index.ts';
import { Form, type FormErrors } from '../components/Form/index.ts';
import { PhoneField } from '../components/PhoneField/index.ts';
import { QuantityStepper } from '../components/QuantityStepper/index.ts';
import { RequisiteField } from '../components/RequisiteField/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { MultiSelect } from '../desk/MultiSelect/index.ts';
import { TagsInput } from '../desk/TagsInput/index.ts';
import { TimeField } from '../desk/TimeField/index.ts';
import { Tree } from '../desk/Tree/index.ts';

const onSend = fn<(fields: Record<string, unknown>) => void>();

interface ExampleProps {
  errors?: FormErrors;
  children?: ReactNode;
}

function Example({ errors = {}, children }: ExampleProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(Object.fromEntries(new FormData(event.currentTarget)));
  };
  return (
    <Form aria-label="Заказ" validate={() => errors} onSubmit={send}>
      <Stack gap={16}>
        {children}
        <Button type="submit">Отправить</Button>
      </Stack>
    </Form>
  );
}

const meta = {
  title: 'Формы/Отказы',
  id: 'form-refusals',
  component: Example,
  beforeEach: () => void onSend.mockClear(),
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const cities = [
  { id: 1, name: 'Москва', region: 'Москва' },
  { id: 4, name: 'Казань', region: 'Татарстан' },
];

export const EveryPlace: Story = {
  name: 'Сообщение находит место у любого поля',
  args: {
    errors: {
      flowers: 'Выберите цветы',
      words: 'Напишите слова',
      parts: 'Отметьте разделы',
      town: 'Сюда не возим',
      count: 'Столько не соберём',
      order: 'Заказ уже отправлен',
    },
    children: (
      <>
        <MultiSelect label="Цветы" name="flowers" items={[{ id: 1, label: 'Пионы' }]} />
        <TagsInput label="Слова" name="words" />
        <Tree label="Разделы" name="parts" items={[{ id: 1, label: 'Букеты' }]} />
        <CitySelect name="town" items={cities} />
        <QuantityStepper label="Сколько" name="count" max={9} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    const flowers = canvas.getByRole('combobox', { name: 'Цветы' });
    await waitFor(() => expect(flowers).toHaveAccessibleDescription('Выберите цветы'));
    await expect(flowers).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Слова' })).toHaveAccessibleDescription('Напишите слова');
    await expect(canvas.getByRole('tree', { name: 'Разделы' })).toHaveAccessibleDescription('Отметьте разделы');
    await expect(canvas.getByRole('combobox', { name: 'Город' })).toHaveAccessibleDescription('Сюда не возим');
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Столько не соберём');
    await expect(alert).toHaveTextContent('Заказ уже отправлен');
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.type(flowers, 'п');
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
};

export const TreeOnly: Story = {
  name: 'Фокус – в дереве',
  args: {
    errors: { parts: 'Отметьте разделы' },
    children: <Tree label="Разделы" name="parts" items={[{ id: 1, label: 'Букеты' }]} />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Букеты' })).toHaveFocus());
  },
};

function Subscription() {
  const [errors, subscribe] = useActionState<FormErrors>(async () => ({ email: 'На эту почту уже подписаны' }), {});
  return (
    <Form action={subscribe} errors={errors} aria-label="Подписка">
      <TextField label="Почта" name="email" type="email" />
      <Button type="submit">Подписаться</Button>
      <Button type="reset" variant="plain">
        Сбросить
      </Button>
    </Form>
  );
}

export const OfAction: Story = {
  name: 'Отказ серверного действия',
  render: () => <Subscription />,
  play: async ({ canvas }) => {
    const email = () => canvas.getByRole('textbox', { name: 'Почта' });
    await userEvent.type(email(), 'anna@example.ru');
    await userEvent.click(canvas.getByRole('button', { name: 'Подписаться' }));
    await waitFor(() => expect(email()).toHaveAccessibleDescription('На эту почту уже подписаны'));
    await waitFor(() => expect(email()).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await waitFor(() => expect(email()).toHaveAccessibleDescription(''));
  },
};

const wrongTexts = [
  ['День', '01012020', /^Выберите дату не раньше 1 марта 2027/],
  ['Время', '07:00', /^Не раньше 09:00/],
  ['ИНН', '1234567890', /контрольная цифра/],
  ['Телефон', '912', /^Введите номер полностью/],
] as const;

export const WrongText: Story = {
  name: 'Поле с ошибкой не уходит пустым',
  args: {
    children: (
      <>
        <DatePicker label="День" name="day" min="2027-03-01" isRequired />
        <TimeField label="Время" name="time" min="09:00" isRequired />
        <RequisiteField kind="inn" name="inn" isRequired />
        <PhoneField label="Телефон" name="phone" isRequired />
      </>
    ),
  },
  play: async ({ canvas }) => {
    for (const [label, text] of wrongTexts) {
      await userEvent.type(canvas.getByLabelText(label, { exact: false, selector: 'input' }), text);
    }
    await userEvent.keyboard('{Enter}');
    for (const [label, , message] of wrongTexts) {
      const field = canvas.getByLabelText(label, { exact: false, selector: 'input' });
      await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    }
    await expect(onSend).not.toHaveBeenCalled();
  },
};

export const UnknownCity: Story = {
  name: 'Начало города – ещё не город',
  args: { children: <CitySelect name="town" items={cities} isRequired /> },
  play: async ({ canvas }) => {
    const town = canvas.getByRole('combobox', { name: 'Город' });
    await userEvent.type(town, 'Каз{Enter}');
    await waitFor(() => expect(town).toHaveAccessibleDescription('Такого города нет в списке'));
    await expect(town).toHaveFocus();
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.type(town, 'ань{Enter}');
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  },
};

const shortTexts = [
  ['День', '080327', { day: '2027-03-08', time: '', town: '' }],
  ['Время', '930', { day: '2027-03-08', time: '09:30', town: '' }],
  ['Город', 'казань', { day: '2027-03-08', time: '09:30', town: '4' }],
] as const;

export const CompletedByEnter: Story = {
  name: 'Enter дописывает и отправляет',
  args: {
    children: (
      <>
        <DatePicker label="День" name="day" />
        <TimeField label="Время" name="time" />
        <CitySelect name="town" items={cities} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    for (const [label, text, sent] of shortTexts) {
      await userEvent.type(canvas.getByLabelText(label, { selector: 'input' }), `${text}{Enter}`);
      await waitFor(() => expect(onSend).toHaveBeenLastCalledWith(sent));
    }
    await expect(canvas.getByRole('combobox', { name: 'Город' })).toHaveValue('Казань');
  },
};
