import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CookieBanner } from './index.ts';

const meta = {
  title: 'Магазин/Страница/Согласие на cookie · CookieBanner',
  id: 'cookie-banner',
  component: CookieBanner,
  parameters: { layout: 'fullscreen' },
  args: { onAccept: fn() },
} satisfies Meta<typeof CookieBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  name: 'Широкий',
  args: { moreHref: '/docs/consent-cookie' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Подробнее' })).toHaveAttribute('href', '/docs/consent-cookie');
    await userEvent.click(canvas.getByRole('button', { name: 'Хорошо' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
export const Aside: Story = { name: 'В переписке', args: { isAside: true, moreHref: '/docs/consent-cookie' } };
export const AboveBuyBar: Story = {
  name: 'Над полосой покупки',
  args: { isAboveBuyBar: true },
  globals: { viewport: { value: 'phone' } },
};
