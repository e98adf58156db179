import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Stack } from './index.ts';

const meta = { title: 'Раскладка/Стопка · Stack', id: 'stack', component: Stack } satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const children = ['Букеты', 'Композиции в вазе', 'Растения'].map((name) => <Card key={name}>{name}</Card>);

export const Plain: Story = { name: 'Обычная', args: { children } };
export const Wide: Story = { name: 'Шаг по ширине окна', args: { gap: { xs: 8, md: 24, xl: 40 }, children } };
export const Centred: Story = { name: 'По центру', args: { align: 'center', children } };
