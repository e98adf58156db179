import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { BagIcon, ChevronRightIcon, TrashIcon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Button } from './index.ts';

const meta = {
  title: 'Компоненты/Действия/Кнопка · Button',
  id: 'button',
  component: Button,
  args: { children: 'В корзину' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Solid: Story = { name: 'Главная' };

export const Variants: Story = {
  name: 'Виды',
  render: () => (
    <Inline gap={12}>
      <Button>Оформить</Button>
      <Button variant="tonal">Купить сейчас</Button>
      <Button variant="outline">Показать ещё</Button>
      <Button variant="plain">Отмена</Button>
      <Button variant="dangerTonal" icon={<TrashIcon />}>
        Отменить заказ
      </Button>
      <Button variant="dangerSolid">Удалить</Button>
      <Button isDisabled>Недоступна</Button>
    </Inline>
  ),
};

export const Sizes: Story = {
  name: 'Размеры',
  render: () => (
    <Inline gap={12}>
      <Button size="s">Малая 44</Button>
      <Button>Обычная 48</Button>
      <Button size="l" icon={<BagIcon />}>
        Большая 56
      </Button>
    </Inline>
  ),
};

export const Loading: Story = {
  name: 'Ожидание',
  args: { isLoading: true, loadingText: 'Добавляем', children: 'Добавить в корзину' },
};

export const LoadingOnPress: Story = {
  name: 'Ожидание после нажатия',
  render: function Pressed() {
    const [isLoading, setLoading] = useState(false);
    return (
      <Button isLoading={isLoading} loadingText="Сохраняем" onClick={() => setLoading(true)}>
        Сохранить изменения
      </Button>
    );
  },
};

export const AsLink: Story = {
  name: 'Ссылка',
  render: () => (
    <Button href="/catalog" variant="tonal" iconEnd={<ChevronRightIcon />}>
      Перейти в каталог
    </Button>
  ),
};

export const LongWords: Story = {
  name: 'Длинные слова на телефоне',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Stack gap={12}>
      <Button isFullWidth>Перейти к оформлению заказа</Button>
      <Button isFullWidth variant="outline">
        Высокопрофессиональная достопримечательность Верхневолжской набережной
      </Button>
    </Stack>
  ),
};
