import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/index.ts';
import { Inline } from '../Inline/index.ts';
import { Hidden } from './index.ts';

const meta = { title: 'Раскладка/Скрытое по ширине · Hidden', id: 'hidden', component: Hidden } satisfies Meta<
  typeof Hidden
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByWidth: Story = {
  name: 'По ширине окна',
  args: { below: 'md', children: null },
  render: () => (
    <Inline>
      <Hidden below="md">
        <Badge>От 768 и шире</Badge>
      </Hidden>
      <Hidden from="md">
        <Badge tone="lilac">Уже 768</Badge>
      </Hidden>
    </Inline>
  ),
};
