import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BarChart, type Bar } from './index.ts';

const sums = [4200, 5100, 0, 6900, 8800, 15_400, 12_300];
const bars = sums.map((value, index): Bar => ({
  id: String(index),
  value,
  name: `${index + 4} мая`,
  valueText: `${value.toLocaleString('ru-RU')} ₽`,
  note: `заказов: ${Math.round(value / 2100)}`,
  isAccent: index > 4,
}));

const meta = {
  title: 'Рабочий стол/Графики и показатели/Столбики · BarChart',
  id: 'bar-chart',
  component: BarChart,
  parameters: { layout: 'padded' },
  args: { title: 'Выручка по дням', summary: 'Всего 52 700 ₽', bars },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = { name: 'Неделя' };

export const Keyboard: Story = {
  name: 'Клавиши: числа столбика',
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('listbox', { name: 'Выручка по дням. Всего 52 700 ₽' });
    await userEvent.tab();
    await expect(chart).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    const reached = canvas.getByRole('option', { selected: true });
    await expect(reached).toHaveAccessibleName(/^5 мая: 5\s100 ₽, заказов: 2$/);
    await expect(chart).toHaveAttribute('aria-activedescendant', reached.id);
  },
};

export const Month: Story = {
  name: 'Тридцать столбиков, своя подпись оси',
  args: {
    bars: Array.from({ length: 30 }, (_, index) => ({
      id: String(index),
      value: ((index * 7919) % 37) * 1000,
      name: `${index + 1} апр`,
      valueText: `${(index * 7919) % 37} тыс`,
    })),
    formatValue: (value) => (value === 0 ? '0' : `${value / 1000} тыс`),
  },
};

export const Few: Story = { name: 'Два столбика не становятся шире', args: { bars: bars.slice(3, 5) } };
