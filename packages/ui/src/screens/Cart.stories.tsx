import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PanelsScreen } from './PanelsScreen.tsx';

const meta = {
  title: 'Экраны/Корзина',
  id: 'screen-cart',
  component: PanelsScreen,
  parameters: { layout: 'fullscreen' },
  args: { start: ['cart'] },
} satisfies Meta<typeof PanelsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { name: 'Монитор' };
// For designers: the tests check every story at both widths anyway.
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } }, tags: ['!test'] };

export const ToAnOrder: Story = {
  name: 'Из корзины к заказу и обратно',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Мои покупки' }));
    const [details] = await screen.findAllByRole('button', { name: /Подробнее/ });
    await userEvent.click(details as HTMLElement);
    await screen.findByRole('dialog', { name: /Заказ №/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Заказ №/ })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Мои покупки' })).toBeVisible();
  },
};
