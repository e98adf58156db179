import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderStatuses } from '@vetka/domain/order';
import { Inline } from '../../../components/Inline/index.ts';
import { StatusChip } from './index.ts';

const meta = {
  title: 'Магазин/Покупки/Статус заказа · StatusChip',
  id: 'status-chip',
  component: StatusChip,
  args: { name: 'Новый', bgColor: '#E0ECF3' },
} satisfies Meta<typeof StatusChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'Все статусы',
  render: () => (
    <Inline>
      {Object.entries(orderStatuses).map(([type, status]) => (
        <StatusChip key={type} {...status} />
      ))}
    </Inline>
  ),
};
export const Dark: Story = { name: 'Тёмный цвет с сервера', args: { name: 'В пути', bgColor: '#1B3828' } };
