import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deskNow, deskRow, deskToday } from '../../fixtures/desk.ts';
import { deskOrder } from '../../fixtures/deskOrder.ts';
import { PrintSheets } from '../PrintSlip/index.ts';
import { DayList } from './index.ts';

const orders = [0, 1, 2, 3].map((index) => ({
  ...deskOrder,
  ...deskRow(index, 'ACCEPTED', index > 1 ? { deliveryFrom: '15:00', deliveryTo: '18:00' } : {}),
  comment: index === 1 ? 'без зелени' : '',
}));

const meta = {
  title: 'Магазин/Печать/Список дня · DayList',
  id: 'day-list',
  component: DayList,
  parameters: { layout: 'padded' },
  render: (args) => (
    <PrintSheets>
      <DayList {...args} />
    </PrintSheets>
  ),
  args: { day: deskToday, orders, shopName: 'Мята и пион', printedAt: deskNow },
} satisfies Meta<typeof DayList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {
  name: 'День: слоты, стебли, без цен',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByRole('region', { name: 'Список дня' })).not.toHaveTextContent('₽');
    await expect(canvas.getByText('Роза пионовидная пудровая')).toHaveTextContent('60');
  },
};
