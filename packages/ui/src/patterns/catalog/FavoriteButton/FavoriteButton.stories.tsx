import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../../components/Inline/index.ts';
import { FavoriteButton, type FavoriteButtonProps } from './index.ts';

function Example({ isFavorite: start, onToggle, ...rest }: FavoriteButtonProps) {
  const [isFavorite, setFavorite] = useState(start);
  const toggle: FavoriteButtonProps['onToggle'] = (direction) => {
    onToggle?.(direction);
    setFavorite(direction === 'UP');
  };
  return <FavoriteButton {...rest} isFavorite={isFavorite} onToggle={onToggle && toggle} />;
}

const meta = {
  title: 'Магазин/Каталог/Избранное · FavoriteButton',
  id: 'favorite-button',
  component: FavoriteButton,
  render: (args) => <Example {...args} />,
  args: { isFavorite: false, onToggle: fn() },
} satisfies Meta<typeof FavoriteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Toggled: Story = {
  name: 'STA-32: добавить и убрать',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'В избранное' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith('UP');
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать из избранного' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith('DOWN');
  },
};
export const Places: Story = {
  name: 'На карточке, в строке, на странице',
  render: (args) => (
    <Inline gap={16}>
      {(['card', 'bar', 'page'] as const).map((place) => (
        <Inline key={place}>
          <FavoriteButton {...args} place={place} />
          <FavoriteButton {...args} place={place} isFavorite />
        </Inline>
      ))}
    </Inline>
  ),
};
