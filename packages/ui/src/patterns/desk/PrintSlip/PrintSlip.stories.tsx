import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deskOrder } from '../../fixtures/deskOrder.ts';
import { PrintSheets, PrintSlip } from './index.ts';

const meta = {
  title: 'Магазин/Печать/Листок к букету · PrintSlip',
  id: 'print-slip',
  component: PrintSlip,
  parameters: { layout: 'padded' },
  beforeEach: async () => {
    await document.fonts.load('500 25px Caveat', 'Катя');
  },
  render: (args) => (
    <PrintSheets>
      <PrintSlip {...args} />
    </PrintSheets>
  ),
  args: { order: deskOrder, shopName: 'Мята и пион', madeBy: 'Марина' },
} satisfies Meta<typeof PrintSlip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Anonymous: Story = {
  name: 'Анонимный подарок: без цены и покупателя',
  play: async ({ canvas }) => {
    const slip = canvas.getByRole('region', { name: 'Листок к заказу № 10526' });
    await expect(slip).toHaveTextContent('Анонимно: отправителя не называть');
    await expect(slip).not.toHaveTextContent('₽');
    await expect(slip).not.toHaveTextContent('Дмитрий Поляков');
  },
};
export const Pickup: Story = {
  name: 'Самовывоз, длинные слова',
  args: {
    order: {
      ...deskOrder,
      deliveryType: 'PICKUP',
      address: null,
      courier: null,
      isAnonymous: false,
      cardText: '',
      comment: 'Высокопревосходительство-несравненность просит без целлофана, пожалуйста, и с бирюзовой лентой',
    },
    madeBy: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Самовывоз', { exact: true })).toBeVisible();
  },
};
