import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRightIcon } from '../Icon/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Link } from './index.ts';

const meta = {
  title: 'Компоненты/Действия/Ссылка · Link',
  id: 'link',
  component: Link,
  args: { href: '/popular', children: 'Смотреть всё' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Action: Story = {
  name: 'Отдельная',
  render: (args) => (
    <Link {...args}>
      Смотреть всё
      <ChevronRightIcon />
    </Link>
  ),
};

export const Tones: Story = {
  name: 'В тексте и в списке',
  render: () => (
    <Stack>
      <Text>
        Меняйте воду каждый день.{' '}
        <Link tone="text" href="/articles/peony">
          Как ухаживать за пионами
        </Link>
      </Text>
      <Link tone="quiet" href="/catalog">
        Каталог
      </Link>
      <Link tone="muted" href="/docs/police">
        Политика обработки персональных данных
      </Link>
      <Link tone="text" href="https://example.com/" target="_blank">
        Другой сайт в новой вкладке
      </Link>
    </Stack>
  ),
};
