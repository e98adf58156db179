import type { Meta, StoryObj } from '@storybook/react-vite';
import { TicketIcon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { Badge } from './index.ts';

const meta = {
  title: 'Компоненты/Показ/Метка · Badge',
  id: 'badge',
  component: Badge,
  args: { children: 'Хит' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

const categories = ['Растение', 'С вазой', 'Монобукет', 'Хит', 'Новинка', 'Ручная работа', 'Подарки'];

export const Pairs: Story = {
  name: 'Шесть пар по кругу',
  render: () => (
    <Inline>
      {categories.map((name, colorIndex) => (
        <Badge key={name} colorIndex={colorIndex}>
          {name}
        </Badge>
      ))}
    </Inline>
  ),
};

export const Tones: Story = {
  name: 'По смыслу',
  render: () => (
    <Inline>
      <Badge tone="honey" icon={<TicketIcon size="s" />}>
        4 645 ₽ с подпиской «Базовая»
      </Badge>
      <Badge tone="danger">Отменен</Badge>
      <Badge tone="neutral">Черновик</Badge>
      <Badge tone="clay">Цена изменилась</Badge>
    </Inline>
  ),
};
