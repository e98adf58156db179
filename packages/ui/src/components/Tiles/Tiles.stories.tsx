import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Tiles } from './index.ts';

const meta = { title: 'Раскладка/Плитка · Tiles', id: 'tiles', component: Tiles } satisfies Meta<typeof Tiles>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = ['Букеты', 'Монобукеты', 'Композиции в вазе', 'Растения', 'Подарки', 'Торты', 'Свадебное', 'Сухоцветы'];
const children = names.map((name) => <Card key={name}>{name}</Card>);

export const Products: Story = { name: 'Сетка товаров', args: { columns: { xs: 2, md: 3, xl: 4 }, children } };
export const Three: Story = { name: 'Всегда три', args: { columns: 3, gap: 8, children } };
