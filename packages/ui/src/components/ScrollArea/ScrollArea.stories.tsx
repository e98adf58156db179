import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { frame } from '../../internal/scroller/frame.css.ts';
import { Stack } from '../Stack/index.ts';
import { ScrollArea, type ScrollAreaProps } from './index.ts';

const terms = (count: number) => (
  <Stack as="ul" gap={12}>
    {Array.from({ length: count }, (_, place) => (
      <li key={place}>{`${place + 1}. Магазин собирает букет в день доставки и отвечает за его свежесть три дня.`}</li>
    ))}
  </Stack>
);

const meta = {
  title: 'Раскладка/Прокрутка · ScrollArea',
  id: 'scroll-area',
  component: ScrollArea,
  args: { label: 'Условия', children: terms(30) },
  render: (args: ScrollAreaProps) => (
    <div className={frame}>
      <ScrollArea {...args} />
    </div>
  ),
} satisfies Meta<typeof ScrollArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {
  name: 'Не помещается',
  play: async ({ canvas }) => {
    const area = canvas.getByRole('group', { name: 'Условия' });
    await waitFor(() => expect(area).toHaveAttribute('data-more-after'));
    await expect(area).not.toHaveAttribute('data-more-before');
    await userEvent.tab();
    await expect(area).toHaveFocus();
    area.scrollTop = area.scrollHeight;
    await waitFor(() => expect(area).not.toHaveAttribute('data-more-after'));
    await expect(area).toHaveAttribute('data-more-before');
  },
};

export const Short: Story = {
  name: 'Помещается целиком',
  args: { children: terms(2) },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('group', { name: 'Условия' });
    await waitFor(() => expect(area).not.toHaveAttribute('tabindex'));
  },
};

export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
