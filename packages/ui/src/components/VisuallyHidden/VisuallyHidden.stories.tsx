import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'Основа/Только для чтения вслух · VisuallyHidden',
  id: 'visually-hidden',
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OldPrice: Story = {
  name: 'Старая цена',
  render: () => (
    <Text>
      4 890 ₽{' '}
      <s>
        <VisuallyHidden>старая цена </VisuallyHidden>5 600 ₽
      </s>
    </Text>
  ),
};
