import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DiscountBadge } from '../DiscountBadge/index.ts';
import { Gallery } from './index.ts';

const meta = {
  title: 'Компоненты/Галерея',
  component: Gallery,
  args: {
    label: 'Букет из пионов и эвкалипта',
    pictures: [2, 1, 4, 6].map((number) => ({
      src: `/media/bouquet-${number}.webp`,
      alt: `Букет, вид ${number}`,
    })),
    mark: <DiscountBadge value={489_000} oldValue={560_000} />,
    onZoom: () => {},
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { name: 'На мониторе' };
export const Phone: Story = {
  name: 'На телефоне',
  args: { isBleeding: true },
  globals: { viewport: { value: 'phone' } },
};
export const Single: Story = {
  name: 'Одно фото',
  args: { pictures: [{ src: '/media/bouquet-5.webp', alt: 'Орхидея в горшке' }] },
};

export const Keyboard: Story = {
  name: 'Стрелки на клавиатуре',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('group', { name: /Фотографии/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('2 / 4')).toBeInTheDocument());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByText('4 / 4')).toBeInTheDocument());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByText('1 / 4')).toBeInTheDocument());
  },
};
