import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tiles } from '../Tiles/index.ts';
import { Image } from './index.ts';

const meta = {
  title: 'Компоненты/Показ/Снимок · Image',
  id: 'image',
  component: Image,
  args: { src: '/media/bouquet-1.webp', alt: 'Букет из пятнадцати белых пионов' },
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ratios: Story = {
  name: 'Пропорции',
  render: (args) => (
    <Tiles columns={{ xs: 2, md: 4 }}>
      <Image {...args} />
      <Image {...args} ratio="3 / 4" hasZoom />
      <Image {...args} ratio="1 / 1" corner="full" />
      <Image src="/media/cover-1.webp" alt="Обложка статьи о весенних букетах" ratio="16 / 10" />
    </Tiles>
  ),
};

export const Failed: Story = {
  name: 'Не загрузился',
  globals: { viewport: { value: 'phone' } },
  args: { src: '/media/missing.webp', alt: 'Букет из кустовых роз' },
};
