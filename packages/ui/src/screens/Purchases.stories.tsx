import type { Meta, StoryObj } from '@storybook/react-vite';
import { PanelsScreen } from './PanelsScreen.tsx';

const meta = {
  title: 'Экраны/Мои покупки',
  id: 'screen-purchases',
  component: PanelsScreen,
  parameters: { layout: 'fullscreen' },
  args: { start: ['cart', 'purchases'] },
} satisfies Meta<typeof PanelsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { name: 'Монитор' };
// For designers: the tests check every story at both widths anyway.
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } }, tags: ['!test'] };
export const Order: Story = { name: 'Заказ подробно', args: { start: ['cart', 'purchases', 'order'] } };
