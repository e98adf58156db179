import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { CopyButton } from './index.ts';

const meta = {
  title: 'Рабочий стол/Ход и действия/Скопировать · CopyButton',
  id: 'copy-button',
  component: CopyButton,
  args: { text: 'VESNA26', label: 'Скопировать промокод', onCopied: fn<() => void>() },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Label: Story = { name: 'Со словом' };
export const IconOnly: Story = { name: 'Только значок', args: { isLabelHidden: true } };

export const Copied: Story = {
  name: 'Скопировано',
  parameters: { pictures: false },
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать промокод' }));
    await expect(write).toHaveBeenCalledWith('VESNA26');
    await expect(args.onCopied).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('Скопировано');
  },
};
