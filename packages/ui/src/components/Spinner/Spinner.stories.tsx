import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Spinner } from './index.ts';

const meta = { title: 'Компоненты/Состояния/Ожидание · Spinner', id: 'spinner', component: Spinner } satisfies Meta<
  typeof Spinner
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  name: 'Размеры',
  render: () => (
    <Inline gap={24}>
      <Spinner size="s" />
      <Spinner />
      <Spinner size="l" label="Загружаем покупки" />
    </Inline>
  ),
};
