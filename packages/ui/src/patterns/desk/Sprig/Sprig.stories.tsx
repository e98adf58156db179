import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../../components/Stack/index.ts';
import { Sprig, SprigSteps } from './index.ts';

const meta = {
  title: 'Магазин/Кабинет/Веточка шагов · Sprig',
  id: 'sprig',
  component: Sprig,
  args: { done: 2, total: 6 },
} satisfies Meta<typeof Sprig>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: 'Два из шести',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Шаг 2 из 6' })).toBeVisible();
  },
};
export const Ends: Story = {
  name: 'Ничего и всё',
  render: () => (
    <Stack>
      <Sprig done={0} total={6} />
      <Sprig done={6} total={6} />
    </Stack>
  ),
};
export const Words: Story = {
  name: 'Со словами',
  parameters: { layout: 'padded' },
  render: () => <SprigSteps done={2} steps={['Принят', 'Собран', 'В пути', 'У вас']} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Собран')).toHaveAttribute('aria-current', 'step');
  },
};
