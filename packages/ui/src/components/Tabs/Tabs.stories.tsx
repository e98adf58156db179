import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../Text/index.ts';
import { Tabs, type TabsProps } from './index.ts';

type Section = 'about' | 'care' | 'reviews';

const items: TabsProps<Section>['items'] = [
  { value: 'about', label: 'О букете', content: <Text>Пионы, эвкалипт и матовая бумага.</Text> },
  { value: 'care', label: 'Уход', content: <Text>Меняйте воду каждый день и подрезайте стебли.</Text> },
  { value: 'reviews', label: 'Отзывы', count: 1_214, content: <Text>Стоит вторую неделю.</Text> },
];

const meta = {
  title: 'Компоненты/Переходы/Вкладки · Tabs',
  id: 'tabs',
  component: Tabs<Section>,
  args: { label: 'О товаре', items, value: 'about', onChange: () => {} },
  render: function Opened(args) {
    const [value, setValue] = useState<Section>(args.value ?? 'about');
    return <Tabs {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Tabs<Section>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'Клавиши',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'О букете' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'Уход' })).toHaveTextContent('Меняйте воду');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: /^Отзывы/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'О букете' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'О букете' })).toHaveFocus();
  },
};

export const Press: Story = {
  name: 'Нажатие',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Уход' }));
    await expect(canvas.getByText(/^Меняйте воду/)).toBeVisible();
    await expect(canvas.queryByText(/^Пионы/)).toBeNull();
  },
};

export const LongWords: Story = {
  name: 'Длинные слова на телефоне',
  globals: { viewport: { value: 'phone' } },
  args: {
    items: items.map((item) => ({ ...item, label: `${item.label} с подробностями` })),
  },
};
