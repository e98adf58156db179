import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/index.ts';
import { Inline } from './index.ts';

const meta = { title: 'Раскладка/Строка · Inline', id: 'inline', component: Inline } satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = [
  'Растение',
  'С вазой',
  'Хит',
  'Новинка',
  'Ручная работа',
  'Монобукет',
  'Сегодня',
  'Достопримечательность',
];
const children = names.map((name, colorIndex) => (
  <Badge key={name} colorIndex={colorIndex}>
    {name}
  </Badge>
));

export const Wrapping: Story = { name: 'С переносом', globals: { viewport: { value: 'phone' } }, args: { children } };
export const Centred: Story = { name: 'По центру', args: { justify: 'center', children } };
