import type { Meta, StoryObj } from '@storybook/react-vite';
import { CatalogScreen } from './CatalogScreen.tsx';

const meta = {
  title: 'Экраны/Каталог',
  id: 'screen-catalog',
  component: CatalogScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CatalogScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { name: 'Монитор' };
// For designers: the tests check every story at both widths anyway.
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } }, tags: ['!test'] };
