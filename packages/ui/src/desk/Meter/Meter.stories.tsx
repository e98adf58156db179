import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../components/Stack/index.ts';
import { Meter } from './index.ts';

const meta = {
  title: 'Рабочий стол/Графики и показатели/Доля от целого · Meter',
  id: 'meter',
  component: Meter,
  parameters: { layout: 'padded' },
  args: { label: 'Занято мест', value: 12, max: 20, valueText: '12 из 20' },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'С числом',
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Занято мест' });
    await expect(meter).toHaveAttribute('aria-valuenow', '12');
    await expect(meter).toHaveAttribute('aria-valuetext', '12 из 20');
  },
};

export const Progress: Story = {
  name: 'Загрузка',
  args: { kind: 'progress', label: 'Загружаем снимки', value: 40, max: 100, valueText: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Загружаем снимки' })).toHaveTextContent(/40\s%/);
  },
};

export const States: Story = {
  name: 'Пусто, почти полно, полно, без подписи',
  render: (args) => (
    <Stack gap={20}>
      <Meter {...args} value={0} valueText="0 из 20" />
      <Meter {...args} value={18} valueText="18 из 20" tone="warning" />
      <Meter {...args} value={20} valueText="полно" tone="warning" />
      <Meter {...args} isLabelHidden />
    </Stack>
  ),
};
