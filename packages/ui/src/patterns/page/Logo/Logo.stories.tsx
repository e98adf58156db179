import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './index.ts';

const meta = { title: 'Магазин/Страница/Знак · Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { name: 'Обычный' };
