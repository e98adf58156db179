import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Container } from '../../../components/Container/index.ts';
import { heroBanners, sideBanners } from '../../fixtures/publications.ts';
import { HeroBanner } from './index.ts';

const meta = {
  title: 'Магазин/Страница/Главный баннер · HeroBanner',
  id: 'hero-banner',
  component: HeroBanner,
  parameters: { layout: 'fullscreen' },
  args: { slides: heroBanners, sideBanners },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof HeroBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { name: 'С двумя боковыми' };
export const Turning: Story = {
  name: 'Листается точками',
  play: async ({ canvas }) => {
    const second = canvas.getByRole('button', { name: /^Баннер 2/ });
    await userEvent.click(second);
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
  },
};
export const One: Story = { name: 'Один, без боковых', args: { slides: heroBanners.slice(0, 1), sideBanners: [] } };
export const Coloured: Story = { name: 'Цветной', args: { slides: heroBanners.slice(1) } };
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
