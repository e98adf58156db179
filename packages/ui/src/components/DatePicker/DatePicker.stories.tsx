import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Stack } from '../Stack/index.ts';
import { DatePicker, type DatePickerProps } from './index.ts';

const isSunday = (day: string) => new Date(day).getUTCDay() === 0;

function Example({ value = null, ...props }: Partial<DatePickerProps>) {
  const [day, setDay] = useState<string | null>(value);
  return (
    <>
      <DatePicker label="Дата доставки" today="2027-03-03" {...props} value={day} onChange={setDay} />
      <output hidden>{day ?? 'нет'}</output>
    </>
  );
}

const meta = {
  title: 'Поля/Дата · DatePicker',
  id: 'date-picker',
  component: Example,
  args: { min: '2027-02-20', max: '2028-06-15' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const openCalendar = async (canvas: ReturnType<typeof within>) => {
  const opener = canvas.getByRole('button', { name: /дату/ });
  await userEvent.click(opener);
  const calendar = await screen.findByRole('dialog', { name: 'Выберите дату' });
  await within(calendar).findByRole('grid');
  return { opener, calendar: within(calendar) };
};
const expectDay = (day: string) => waitFor(() => expect(screen.getByText(day)).toBeInTheDocument());
const expectFocus = (name: RegExp) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

/** Selects through the element itself: the testing library miscounts the mask's full stops. */
async function retype(input: HTMLElement, text: string) {
  input.focus();
  (input as HTMLInputElement).select();
  await userEvent.keyboard(text);
}

export const Chosen: Story = {
  name: 'CON-03: выбрана в календаре',
  play: async ({ canvas }) => {
    const { opener, calendar } = await openCalendar(canvas);
    await expectFocus(/^сегодня, 3 марта 2027, среда$/);
    await expect(calendar.getByRole('grid', { name: 'Март 2027' })).toBeVisible();
    await expect(calendar.getAllByRole('columnheader')[0]).toHaveTextContent('Пн');
    await userEvent.click(calendar.getByRole('button', { name: '8 марта 2027, понедельник' }));
    await expectDay('2027-03-08');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(opener).toHaveAccessibleName('Изменить дату, выбрано 8 марта 2027');
    await expect(canvas.getByRole('textbox')).toHaveValue('08.03.2027');
  },
};

export const Keyboard: Story = {
  name: 'Клавиши календаря',
  args: { value: '2027-03-10' },
  play: async ({ canvas }) => {
    const { opener } = await openCalendar(canvas);
    await expectFocus(/^10 марта 2027, среда, выбрано$/);
    const rows: [key: string, day: RegExp][] = [
      ['{ArrowRight}', /^11 марта 2027/],
      ['{ArrowLeft}', /^10 марта 2027/],
      ['{ArrowDown}', /^17 марта 2027/],
      ['{ArrowUp}', /^10 марта 2027/],
      ['{Home}', /^8 марта 2027, понедельник/],
      ['{End}', /^14 марта 2027, воскресенье/],
      ['{PageDown}', /^14 апреля 2027/],
      ['{PageUp}', /^14 марта 2027/],
      ['{Shift>}{PageDown}{/Shift}', /^14 марта 2028/],
      ['{Shift>}{PageUp}{/Shift}', /^14 марта 2027/],
    ];
    for (const [key, day] of rows) {
      await userEvent.keyboard(key);
      await expectFocus(day);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expectFocus(/^10 марта 2027/);
    await userEvent.keyboard('{ArrowRight} ');
    await expectDay('2027-03-11');
  },
};

export const Typed: Story = {
  name: 'Набрана',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Дата доставки' });
    await userEvent.type(input, '08032027');
    await expect(input).toHaveValue('08.03.2027');
    await expectDay('2027-03-08');
    await retype(input, '9.3.27');
    await userEvent.tab();
    await expect(input).toHaveValue('09.03.2027');
    await retype(input, '{Backspace}');
    await userEvent.paste('2027-03-12');
    await expectDay('2027-03-12');
  },
};

export const Refused: Story = {
  name: 'Набрана не та',
  args: { unavailableReason: (day) => (isSunday(day) ? 'В воскресенье не доставляем' : undefined) },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    const cases: [text: string, message: string][] = [
      ['0803', 'Введите дату полностью: день, месяц и год'],
      ['31042027', 'Такой даты нет в календаре'],
      ['01022027', 'Выберите дату не раньше 20 февраля 2027'],
      ['01072028', 'Выберите дату не позже 15 июня 2028'],
      ['07032027', 'В воскресенье не доставляем'],
    ];
    for (const [text, message] of cases) {
      await retype(input, text);
      await userEvent.tab();
      await expect(input).toHaveAccessibleDescription(message);
      await expect(input).toBeInvalid();
    }
    await expectDay('нет');
  },
};

export const Bounds: Story = {
  name: 'Границы и занятые дни',
  args: {
    min: '2027-03-02',
    max: '2027-04-20',
    unavailableReason: (day) => (isSunday(day) ? 'Не доставляем' : undefined),
  },
  play: async ({ canvas }) => {
    const { calendar } = await openCalendar(canvas);
    await expect(calendar.getByRole('button', { name: 'Предыдущий месяц' })).toBeDisabled();
    await expect(calendar.getByRole('button', { name: /^1 марта 2027/ })).toBeDisabled();
    await userEvent.click(calendar.getByRole('button', { name: '7 марта 2027, воскресенье, Не доставляем' }));
    await expectDay('нет');
    await userEvent.click(calendar.getByRole('button', { name: 'Следующий месяц' }));
    await expect(calendar.getByRole('grid', { name: 'Апрель 2027' })).toBeVisible();
    await waitFor(() => expect(calendar.getByRole('grid').contains(document.activeElement)).toBe(true));
  },
};

export const Phone: Story = {
  name: 'На телефоне',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { opener, calendar } = await openCalendar(canvas);
    await expectFocus(/^сегодня/);
    await userEvent.click(calendar.getByRole('button', { name: /^12 марта/ }));
    await expectDay('2027-03-12');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Opened: Story = {
  name: 'Открытый календарь',
  parameters: { docs: { story: { inline: false } } },
  args: { value: '2027-03-08', unavailableReason: (day) => (isSunday(day) ? 'Не доставляем' : undefined) },
  play: async ({ canvas }) => void (await openCalendar(canvas)),
};

export const InDialog: Story = {
  name: 'В диалоге',
  render: function InDialogExample() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Перенести</Button>
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Другой день">
          <Example />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Перенести' }));
    const dialog = await screen.findByRole('dialog', { name: 'Другой день' });
    const { opener } = await openCalendar(within(dialog));
    await expectFocus(/^сегодня/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Выберите дату' })).toBeNull());
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const States: Story = {
  name: 'Состояния',
  render: () => (
    <Stack gap={20}>
      <Example hint="Привезём в любой день, кроме воскресенья" isRequired />
      <Example value="2027-03-08" />
      <Example label="Дата дня рождения юбиляра для поздравительной открытки" error="Поле обязательно для заполнения" />
      <Example value="2027-03-08" isDisabled />
    </Stack>
  ),
};
