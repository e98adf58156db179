import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { composition } from '../../fixtures/deskOrder.ts';
import { CompositionList, type CompositionListProps } from './index.ts';

function Ticking(props: CompositionListProps) {
  const [ticked, setTicked] = useState(props.ticked);
  return <CompositionList {...props} ticked={ticked} onTick={setTicked} />;
}

const meta = {
  title: 'Магазин/Кабинет/Состав с отметками · CompositionList',
  id: 'composition-list',
  component: CompositionList,
  parameters: { layout: 'padded' },
  args: { items: composition, ticked: composition.slice(0, 2).map(({ name }) => name) },
} satisfies Meta<typeof CompositionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ticked: Story = {
  name: 'Отмечается по ходу',
  render: (args) => <Ticking {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('2 из 4');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Эустома/ }));
    await expect(canvas.getByRole('heading')).toHaveTextContent('3 из 4');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Эустома/ }));
    await expect(canvas.getByRole('heading')).toHaveTextContent('2 из 4');
  },
};
export const Read: Story = {
  name: 'Только читать, три букета',
  args: { times: 3, ticked: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^Роза пионовидная/ })).toBeDisabled();
    await expect(canvas.getByText('45')).toBeVisible();
  },
};
export const LongWords: Story = {
  name: 'Длинные названия',
  args: {
    items: [{ name: 'Хризантема кустовая крупноцветковая светло-персиковая «Достопримечательность»', quantity: 125 }],
  },
};
