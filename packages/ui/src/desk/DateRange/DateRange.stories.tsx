import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '../../components/Dialog/index.ts';
import { DateRange, type DateRangeProps } from './index.ts';

function Example(props: Omit<DateRangeProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <DateRange {...props} value={value} onChange={setValue} />
      <output hidden>{`${value?.from} ${value?.to}`}</output>
    </>
  );
}

const meta = {
  title: 'Рабочий стол/Поля и числа/Период · DateRange',
  id: 'date-range',
  component: Example,
  parameters: { layout: 'padded' },
  args: {
    label: 'Период',
    value: { from: '2027-04-18', to: '2027-05-17' },
    today: '2027-05-20',
    min: '2026-01-01',
    max: '2027-05-20',
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const day = (name: RegExp) => screen.getByRole('button', { name });
const expectRange = (range: string) => waitFor(() => expect(screen.getByText(range)).toBeInTheDocument());

export const Months: Story = {
  name: 'Два месяца',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Апрель 2027' })).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'Май 2027' })).toBeVisible();
    await expect(day(/^18 апреля 2027, воскресенье, начало периода$/)).toBeVisible();
    await expect(day(/^17 мая 2027, понедельник, конец периода$/)).toBeVisible();
    await expect(day(/^21 мая 2027/)).toBeDisabled();
  },
};

export const Pressed: Story = {
  name: 'Два нажатия, в любом порядке',
  play: async () => {
    await userEvent.click(day(/^12 мая 2027/));
    await expectRange('2027-04-18 2027-05-17');
    await userEvent.click(day(/^3 мая 2027/));
    await expectRange('2027-05-03 2027-05-12');
  },
};

export const Keyboard: Story = {
  name: 'Клавиши, отмена первого нажатия',
  play: async () => {
    day(/^17 мая 2027/).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await waitFor(() => expect(day(/^9 мая 2027/)).toHaveFocus());
    await userEvent.keyboard('{Enter}{ArrowDown}{Escape}');
    await expectRange('2027-04-18 2027-05-17');
    await userEvent.keyboard('{Enter}{Home}');
    await waitFor(() => expect(day(/^10 мая 2027/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expectRange('2027-05-10 2027-05-16');
  },
};

export const Phone: Story = {
  name: 'На телефоне: один месяц',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('grid')).toHaveLength(1));
  },
};

export const Edge: Story = {
  name: 'Дальше нельзя: фокус на другой стрелке',
  args: { min: '2027-03-10' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Предыдущий месяц' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Следующий месяц' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Предыдущий месяц' })).toBeDisabled();
  },
};

const onClose = fn<() => void>();

export const InDialog: Story = {
  name: 'Escape в окне отменяет первое нажатие, окно остаётся',
  render: (args) => (
    <Dialog isOpen onClose={onClose} title="Период">
      <DateRange {...args} />
    </Dialog>
  ),
  play: async () => {
    onClose.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: /^12 мая 2027/ }));
    await userEvent.keyboard('{Escape}');
    await expect(onClose).not.toHaveBeenCalled();
    await expect(day(/^18 апреля 2027, воскресенье, начало периода$/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
};
