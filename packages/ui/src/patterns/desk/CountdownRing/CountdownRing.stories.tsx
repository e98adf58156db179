import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../../components/Inline/index.ts';
import { deskNow } from '../../fixtures/desk.ts';
import { CountdownRing } from './index.ts';

const inMinutes = (minutes: number) => new Date(deskNow + minutes * 60_000).toISOString();

const meta = {
  title: 'Магазин/Кабинет/Кольцо минут · CountdownRing',
  id: 'countdown-ring',
  component: CountdownRing,
  args: { until: inMinutes(14), now: deskNow },
} satisfies Meta<typeof CountdownRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  name: 'От полного до пустого',
  render: () => (
    <Inline>
      {[30, 14, 6, 2, 0, 600].map((minutes) => (
        <CountdownRing key={minutes} until={inMinutes(minutes)} now={deskNow} />
      ))}
    </Inline>
  ),
};
export const Hot: Story = {
  name: 'Меньше трёх минут: говорится вслух',
  args: { until: inMinutes(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Осталось 2 минуты');
  },
};
export const Calm: Story = {
  name: 'Время есть: молчит',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
