import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const Missing: Story = {
  name: 'Снимка нет',
  globals: { viewport: { value: 'phone' } },
  args: { src: undefined, alt: 'Букет из кустовых роз' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Букет из кустовых роз' }).querySelector('svg')).toBeVisible();
  },
};

export const Cropped: Story = {
  name: 'Обложка, обрезанная на сервере',
  args: {
    src: '/media/cover-1.webp',
    alt: 'Обложка магазина',
    ratio: '21 / 9',
    position: 'bouquet',
    isPriority: true,
    crops: [{ media: '(min-width: 768px)', shape: '3:1' }, { shape: '9:4' }],
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Обложка магазина' });
    const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
    await expect(sources.map(({ media }) => media)).toEqual(['(min-width: 768px)', '']);
    // The whole picture is only for browsers that do not know `<picture>`.
    await expect(image).not.toHaveAttribute('srcset');
  },
};
