import type { Meta, StoryObj } from '@storybook/react-vite';
import { footerGroups } from '../../fixtures/links.ts';
import { Footer } from './index.ts';

const meta = {
  title: 'Магазин/Страница/Подвал · Footer',
  id: 'footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { groups: footerGroups, phone: '8 800 555-01-02' },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { name: 'Широкий' };
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
