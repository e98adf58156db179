import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Container } from './index.ts';

const meta = {
  title: 'Раскладка/Страница · Container',
  id: 'container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: <Card>Пионы мы берём в бутонах: дома они раскроются за вечер и станут вдвое больше.</Card> },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { name: 'Страница' };
export const Reading: Story = { name: 'Чтение', args: { width: 'reading' } };
export const Form: Story = { name: 'Форма', args: { width: 'form' } };
