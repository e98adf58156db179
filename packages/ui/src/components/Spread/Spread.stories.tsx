import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRightIcon } from '../Icon/index.ts';
import { Heading } from '../Heading/index.ts';
import { Link } from '../Link/index.ts';
import { Spread } from './index.ts';

const meta = { title: 'Раскладка/По краям · Spread', id: 'spread', component: Spread } satisfies Meta<typeof Spread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SectionHead: Story = {
  name: 'Заголовок раздела',
  args: {
    align: 'end',
    children: (
      <>
        <Heading level={2}>Популярное сегодня</Heading>
        <Link href="/popular">
          Смотреть всё
          <ChevronRightIcon />
        </Link>
      </>
    ),
  },
};
