import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './index.ts';

const meta = {
  title: 'Рабочий стол/Ход и действия/Код для телефона · QrCode',
  id: 'qr-code',
  component: QrCode,
  args: { text: 'https://shop.example/orders/10531', label: 'QR-код: отследить заказ' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Адрес заказа',
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR-код: отследить заказ' });
    await expect(code.getBoundingClientRect().width).toBe(160);
    await expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
  },
};
export const Large: Story = { name: 'Для печати', args: { side: 280 } };
export const Long: Story = {
  name: 'Длинный текст',
  args: { side: 240, text: `https://shop.example/orders/10531?from=${'листок-к-букету-'.repeat(20)}` },
};
