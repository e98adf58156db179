import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Counter } from './index.ts';

const meta = {
  title: 'Компоненты/Показ/Счётчик · Counter',
  id: 'counter',
  component: Counter,
  args: { value: 3 },
} satisfies Meta<typeof Counter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Values: Story = {
  name: 'Числа',
  render: () => (
    <Inline>
      <Counter value={1} />
      <Counter value={42} tone="lilac" />
      <Counter value={128} tone="leaf" />
    </Inline>
  ),
};
