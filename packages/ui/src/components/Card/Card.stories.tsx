import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Card } from './index.ts';

const meta = { title: 'Компоненты/Показ/Блок · Card', id: 'card', component: Card } satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  name: 'Поверхности',
  render: () => (
    <Stack>
      <Card>Поверхность</Card>
      <Card tone="sunken">Углубление</Card>
      <Card tone="leaf">Лист</Card>
      <Card tone="lilac">Сирень</Card>
      <Card tone="forest" padding="l">
        Лес, одинаковый в обеих темах
      </Card>
    </Stack>
  ),
};
