import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Tiles } from '../Tiles/index.ts';
import * as icons from './icons.ts';
import { BranchMark, HeartIcon, StarIcon } from './index.ts';

const meta = { title: 'Основа/Значки · Icon', id: 'icon', component: HeartIcon } satisfies Meta<typeof HeartIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

// Sorted by name: bundlers list a module's exports in different orders.
const sorted = Object.entries(icons).toSorted(([one], [other]) => (one < other ? -1 : 1));

export const All: Story = {
  name: 'Все',
  render: () => (
    <Inline gap={24}>
      {sorted.map(([name, Icon]) => (
        <Icon key={name} size="l" />
      ))}
      <BranchMark />
    </Inline>
  ),
};

export const Sizes: Story = {
  name: 'Размеры и заливка',
  render: () => (
    <Tiles columns={6}>
      <HeartIcon size="s" />
      <HeartIcon />
      <HeartIcon size="l" />
      <HeartIcon size="xl" />
      <HeartIcon size="xl" isFilled label="В избранном" />
      <StarIcon size="xl" isFilled label="Звезда" />
    </Tiles>
  ),
};
