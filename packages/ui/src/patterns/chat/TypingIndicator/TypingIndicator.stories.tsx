import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TypingIndicator } from './index.ts';

const meta = {
  title: 'Магазин/Чат/Печатает · TypingIndicator',
  id: 'typing-indicator',
  component: TypingIndicator,
  args: { isTyping: true },
} satisfies Meta<typeof TypingIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  name: 'DLG-12: печатает',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Печатает$/);
  },
};
export const Silent: Story = {
  name: 'Молчит: строка остаётся',
  args: { isTyping: false },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('status');
    await expect(line).toBeEmptyDOMElement();
    await expect(line.offsetHeight).toBeGreaterThanOrEqual(20);
  },
};
