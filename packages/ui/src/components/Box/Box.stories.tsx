import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from './index.ts';

const meta = { title: 'Раскладка/Коробка · Box', id: 'box', component: Box } satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tokens: Story = {
  name: 'Отступы и фон по токенам',
  args: {
    layout: { padding: { xs: 16, md: 32 }, background: 'leafSoft', color: 'leafInk', borderRadius: 'l' },
    children: 'Соберём букет сегодня к 14:00',
  },
};

export const List: Story = {
  name: 'Список',
  render: () => (
    <Box as="ul" layout={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, gap: 12 }}>
      <li>Пионы</li>
      <li>Ранункулюсы</li>
      <li>Эвкалипт</li>
    </Box>
  ),
};
