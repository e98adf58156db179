import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LoadMore } from './index.ts';

const meta = {
  title: 'Компоненты/Переходы/Показать ещё · LoadMore',
  id: 'load-more',
  component: LoadMore,
  args: { shown: 24, total: 156 },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = { name: 'Есть ещё', args: { href: '/catalog?page=2' } };
export const Loading: Story = { name: 'Загружаем', args: { isLoading: true } };
export const Everything: Story = { name: 'Всё показано', args: { shown: 156 } };

/** Loading ends when the story says so. */
let endLoading = () => {};

function Loaded() {
  const [shown, setShown] = useState(24);
  const [isLoading, setIsLoading] = useState(false);
  const load = () => {
    setIsLoading(true);
    endLoading = () => {
      setShown(48);
      setIsLoading(false);
    };
  };
  return <LoadMore shown={shown} total={156} href="/catalog?page=2" isLoading={isLoading} onMore={load} />;
}

export const Pressed: Story = {
  name: 'Нажали: фокус остаётся',
  render: () => <Loaded />,
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Показать ещё' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    endLoading();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Показать ещё' })).toHaveFocus());
  },
};
