import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { deskNow } from '../../fixtures/desk.ts';
import { orderPhoto } from '../../fixtures/deskOrder.ts';
import { HandOver } from './index.ts';

const meta = {
  title: 'Магазин/Курьер/У двери · HandOver',
  id: 'hand-over',
  component: HandOver,
  parameters: { layout: 'padded' },
  globals: { viewport: { value: 'phone' } },
  args: { number: 10_526, recipientName: 'Екатерина Смирнова', onFile: fn(), onSubmit: fn() },
} satisfies Meta<typeof HandOver>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = {
  name: 'Без фото нужен код',
  play: async ({ args, canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Доставлен' });
    await userEvent.click(submit);
    await expect(await canvas.findByText('Снимите фото или введите код')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Код получателя'), '482');
    await expect(await canvas.findByText('Код – четыре цифры')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Код получателя'), '1');
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledWith({ handedTo: 'RECIPIENT', code: '4821' });
  },
};
export const Photo: Story = {
  name: 'С фото, другому человеку',
  args: { photo: { url: orderPhoto.mediaFile.url, note: 'Снято в 13:52' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Другому человеку' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Доставлен' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ handedTo: 'ANOTHER_PERSON' });
  },
};
export const Offline: Story = {
  name: 'Нет сети',
  args: { photo: { url: orderPhoto.mediaFile.url }, offlineAt: deskNow },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/время запишем 12:24/)).toBeVisible();
  },
};
export const Wrong: Story = { name: 'Код не подошёл', args: { error: 'Код не подошёл. Спросите получателя ещё раз' } };
