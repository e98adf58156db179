import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { categoryTree } from '../../fixtures/products.ts';
import { CatalogMenu } from './index.ts';

const meta = {
  title: 'Магазин/Страница/Меню каталога · CatalogMenu',
  component: CatalogMenu,
  parameters: { layout: 'fullscreen' },
  args: { categories: categoryTree, hrefOf: ({ slug }) => `#${slug}`, onNavigate: fn() },
} satisfies Meta<typeof CatalogMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tree: Story = {
  name: 'Ссылка закрывает меню',
  play: async ({ args, canvas }) => {
    const [link] = canvas.getAllByRole('link');
    if (link) await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalled();
  },
};
