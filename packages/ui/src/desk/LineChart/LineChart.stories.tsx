import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LineChart, type LinePoint } from './index.ts';

const views = [120, 98, 143, 160, 151, 240, 262];
const before = [90, 110, 105, 130, 128, 190, 201];
const points = views.map((value, index): LinePoint => ({
  id: String(index),
  value,
  before: before[index],
  name: `${index + 4} мая`,
  valueText: `Посещений: ${value}`,
  note: `раньше ${before[index]}`,
}));

const meta = {
  title: 'Рабочий стол/Графики и показатели/Линия · LineChart',
  id: 'line-chart',
  component: LineChart,
  parameters: { layout: 'padded' },
  args: { title: 'Посещения', summary: 'Всего 1 174, раньше 954', points },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = { name: 'Неделя и неделя до неё' };

export const Keyboard: Story = {
  name: 'Клавиши: числа точки',
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('listbox', { name: 'Посещения. Всего 1 174, раньше 954' });
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowRight}');
    const reached = canvas.getByRole('option', { selected: true });
    await expect(reached).toHaveAccessibleName('5 мая: Посещений: 98, раньше 110');
    await expect(chart).toHaveAttribute('aria-activedescendant', reached.id);
  },
};

export const Single: Story = { name: 'Одна точка', args: { points: points.slice(0, 1) } };
