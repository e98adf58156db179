import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Divider } from './index.ts';

const meta = { title: 'Основа/Черта · Divider', id: 'divider', component: Divider } satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BetweenRows: Story = {
  name: 'Между строками',
  render: () => (
    <Stack gap={12}>
      <span>Пион «Сара Бернар»</span>
      <Divider />
      <span>Эвкалипт цинерея</span>
    </Stack>
  ),
};
