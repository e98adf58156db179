import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDownIcon, CloseIcon, SortIcon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { Chip } from './index.ts';

const meta = {
  title: 'Компоненты/Действия/Фишка · Chip',
  id: 'chip',
  component: Chip,
  args: { children: 'С пионами' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {
  name: 'Условия',
  render: () => (
    <Inline>
      <Chip href="/catalog" isSelected>
        Все
      </Chip>
      <Chip href="/catalog/peonies">С пионами</Chip>
      <Chip variant="soft" iconEnd={<CloseIcon size="s" />} aria-label="Убрать условие: розовый">
        Розовый
      </Chip>
      <Chip icon={<SortIcon size="s" />} iconEnd={<ChevronDownIcon size="s" />}>
        Сначала популярные
      </Chip>
      <Chip isSelected={false}>Сегодня</Chip>
      <Chip isSelected>В наличии</Chip>
    </Inline>
  ),
};

export const Disabled: Story = {
  name: 'Недоступные',
  render: () => (
    <Inline>
      <Chip isDisabled>Сегодня</Chip>
      <Chip isDisabled isSelected>
        В наличии
      </Chip>
      <Chip isDisabled variant="soft" iconEnd={<CloseIcon size="s" />}>
        Розовый
      </Chip>
      <Chip isSelected={false}>Завтра</Chip>
    </Inline>
  ),
};
