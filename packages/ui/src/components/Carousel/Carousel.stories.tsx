import type { Meta, StoryObj } from '@storybook/react-vite';
import { Image } from '../Image/index.ts';
import { Carousel } from './index.ts';

const meta = {
  title: 'Компоненты/Показ/Лента · Carousel',
  id: 'carousel',
  component: Carousel,
  args: {
    label: 'Похожие товары',
    children: [1, 2, 3, 4, 5, 6].map((number) => (
      <Image key={number} src={`/media/bouquet-${number}.webp`} alt={`Букет ${number}`} />
    )),
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = { name: 'Карточки' };
export const Wide: Story = { name: 'Широкие', args: { item: 'wide' } };
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
