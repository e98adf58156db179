import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { VoteButtons } from './index.ts';

const meta = {
  title: 'Магазин/Лента/Голоса · VoteButtons',
  id: 'vote-buttons',
  component: VoteButtons,
  args: { votesUp: 112, votesDown: 3, ownVote: null },
} satisfies Meta<typeof VoteButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  name: 'Ещё не голосовали',
  args: { onVote: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Нравится: 112', pressed: false }));
    await userEvent.click(canvas.getByRole('button', { name: 'Не нравится: 3', pressed: false }));
    await expect(args.onVote).toHaveBeenNthCalledWith(1, 'UP');
    await expect(args.onVote).toHaveBeenNthCalledWith(2, 'DOWN');
  },
};
export const Up: Story = {
  name: 'Свой голос «за»',
  args: { ownVote: 'UP', onVote: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Нравится: 112');
  },
};
export const Down: Story = { name: 'Свой голос «против»', args: { ownVote: 'DOWN', votesUp: 12_480, onVote: fn() } };
export const Plain: Story = {
  name: 'Среди кнопок комментария',
  args: { variant: 'plain', votesUp: 3, votesDown: 0, ownVote: 'UP', onVote: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Нравится: 3', pressed: true })).toHaveTextContent('3');
    const down = canvas.getByRole('button', { name: 'Не нравится: 0', pressed: false });
    await expect(down).toHaveTextContent('');
    await userEvent.click(down);
    await expect(args.onVote).toHaveBeenCalledWith('DOWN');
  },
};
export const Reading: Story = {
  name: 'Только чтение',
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
    await expect(canvas.getByRole('img', { name: 'Нравится' })).toBeVisible();
  },
};
