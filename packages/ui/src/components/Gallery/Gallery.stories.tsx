import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { DiscountBadge } from '../DiscountBadge/index.ts';
import { Gallery } from './index.ts';

const meta = {
  title: 'Компоненты/Показ/Галерея · Gallery',
  id: 'gallery',
  component: Gallery,
  args: {
    label: 'Букет из пионов и эвкалипта',
    pictures: [2, 1, 4, 6].map((number) => ({
      src: `/media/bouquet-${number}.webp`,
      alt: `Букет, вид ${number}`,
    })),
    mark: <DiscountBadge value={489_000} oldValue={560_000} />,
    hasZoom: true,
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
    const row = canvas.getByRole('group', { name: /Фотографии/ });
    row.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('2 / 4')).toBeInTheDocument());
    // Keys pressed during a smooth scroll count from where it leads.
    row.style.setProperty('scroll-behavior', 'smooth');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await waitFor(() => expect(row.scrollLeft / row.clientWidth).toBeCloseTo(2, 1));
    await expect(canvas.getByText('3 / 4')).toBeInTheDocument();
    row.style.removeProperty('scroll-behavior');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByText('4 / 4')).toBeInTheDocument());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByText('1 / 4')).toBeInTheDocument());
  },
};

async function openZoom(canvas: ReturnType<typeof within>) {
  const opener = canvas.getByRole('button', { name: 'Увеличить' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Фотографии: Букет из пионов и эвкалипта' });
  const zoomed = within(dialog);
  const row = zoomed.getByRole('group', { name: 'Букет из пионов и эвкалипта' });
  await waitFor(() => expect(row).toHaveFocus());
  return { opener, zoomed, row };
}

/** Ratio of a slide's picture to its window. */
const sizeOf = (slide: Element | null | undefined) => (slide ? slide.scrollWidth / slide.clientWidth : 0);

export const Zoom: Story = {
  name: 'Во всё окно: клавиши',
  play: async ({ canvas }) => {
    const { opener, zoomed, row } = await openZoom(canvas);
    await expect(document.body).toHaveAttribute('data-scroll-locked');
    await expect(zoomed.getByRole('status')).toHaveTextContent('1 из 4');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(zoomed.getByRole('status')).toHaveTextContent('2 из 4'));
    await userEvent.keyboard('+');
    await waitFor(() => expect(sizeOf(row.children[1])).toBeCloseTo(1.5, 1));
    const { scrollLeft } = row.children[1] ?? row;
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(row.children[1]?.scrollLeft).toBeGreaterThan(scrollLeft));
    await expect(zoomed.getByRole('status')).toHaveTextContent('2 из 4');
    await userEvent.keyboard('0{End}');
    await waitFor(() => expect(zoomed.getByRole('status')).toHaveTextContent('4 из 4'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(canvas.getByText('4 / 4')).toBeInTheDocument());
  },
};

export const ZoomByPress: Story = {
  name: 'Во всё окно: нажатия и щипок',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('img', { name: 'Букет, вид 2' }));
    const dialog = await screen.findByRole('dialog');
    const zoomed = within(dialog);
    const row = zoomed.getByRole('group', { name: 'Букет из пионов и эвкалипта' });
    const slide = row.children[0];
    await userEvent.click(zoomed.getByRole('img', { name: 'Букет, вид 2' }));
    await waitFor(() => expect(sizeOf(slide)).toBeCloseTo(2.5, 1));
    await userEvent.click(zoomed.getByRole('button', { name: 'Уменьшить' }));
    await waitFor(() => expect(sizeOf(slide)).toBe(1));
    const finger = (identifier: number, clientX: number) =>
      new Touch({ identifier, target: row, clientX, clientY: 300 });
    const touches = (left: number, right: number) => {
      const both = [finger(0, left), finger(1, right)];
      return { touches: both, changedTouches: both };
    };
    await fireEvent(row, new TouchEvent('touchstart', { bubbles: true, ...touches(300, 400) }));
    await fireEvent(row, new TouchEvent('touchmove', { bubbles: true, cancelable: true, ...touches(250, 450) }));
    await waitFor(() => expect(sizeOf(slide)).toBeCloseTo(2, 1));
    await userEvent.click(zoomed.getByRole('button', { name: 'Уменьшить' }));
    await userEvent.click(zoomed.getByRole('button', { name: 'Следующее фото' }));
    await waitFor(() => expect(zoomed.getByRole('status')).toHaveTextContent('2 из 4'));
  },
};

export const ZoomOnPhone: Story = {
  name: 'Во всё окно на телефоне',
  args: { isBleeding: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('img', { name: 'Букет, вид 2' }));
    await screen.findByRole('dialog');
  },
};

export const ArrowsEnd: Story = {
  name: 'Стрелка у последнего фото передаёт фокус другой',
  args: { hasZoom: false },
  play: async ({ canvas }) => {
    for (const place of [2, 3, 4]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Следующее фото' }));
      await waitFor(() => expect(canvas.getByText(`${place} / 4`)).toBeInTheDocument());
    }
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Предыдущее фото' })).toHaveFocus());
  },
};
