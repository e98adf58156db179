import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BottomNav } from './index.ts';

const meta = {
  title: 'Магазин/Страница/Нижняя панель · BottomNav',
  id: 'bottom-nav',
  component: BottomNav,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { cartCount: 3, chatCount: 12 },
} satisfies Meta<typeof BottomNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  name: 'Главная: корзина открывается на месте',
  args: { current: 'home', onCartClick: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Главная');
    await userEvent.click(canvas.getByRole('link', { name: /^Корзина/ }));
    await expect(args.onCartClick).toHaveBeenCalledOnce();
  },
};
export const Guest: Story = {
  name: 'Гость, пустая корзина',
  args: { current: 'catalog', cartCount: 0, chatCount: 0, profileLabel: 'Войти' },
};
