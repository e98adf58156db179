import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Tiles } from '../Tiles/index.ts';
import { Skeleton } from './index.ts';

const meta = { title: 'Компоненты/Состояния/Заготовка · Skeleton', id: 'skeleton', component: Skeleton } satisfies Meta<
  typeof Skeleton
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  name: 'Карточки товаров',
  render: () => (
    <Tiles columns={{ xs: 2, md: 3, xl: 4 }}>
      {[1, 2, 3, 4].map((card) => (
        <Stack key={card} gap={8}>
          <Skeleton shape="picture" />
          <Skeleton shape="title" width={50} />
          <Skeleton />
          <Skeleton width={80} />
          <Skeleton shape="button" />
        </Stack>
      ))}
    </Tiles>
  ),
};

export const Person: Story = {
  name: 'Человек и строки',
  render: () => (
    <Inline gap={12} isNoWrap>
      <Skeleton shape="avatar" />
      <Skeleton shape="chip" />
    </Inline>
  ),
};
