import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Heading } from './index.ts';

const meta = { title: 'Основа/Заголовок · Heading', id: 'heading', component: Heading } satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  name: 'Уровни',
  args: { level: 1 },
  render: () => (
    <Stack gap={24}>
      <Heading level={1} size="display">
        Цветы, которые успевают
      </Heading>
      <Heading level={2} size="h1">
        Букет из пионов и эвкалипта «Утро в Суздале»
      </Heading>
      <Heading level={2}>Популярное сегодня</Heading>
      <Heading level={3}>Мята и пион</Heading>
      <Heading level={4}>Покупателям</Heading>
    </Stack>
  ),
};

export const LongWord: Story = {
  name: 'Длинное слово на телефоне',
  globals: { viewport: { value: 'phone' } },
  args: { level: 1, children: 'Высокопрофессиональная переконструированная достопримечательность' },
};
