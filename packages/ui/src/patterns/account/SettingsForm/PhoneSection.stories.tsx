import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PhoneSection } from './index.ts';

const meta = {
  title: 'Магазин/Профиль/Телефон в настройках · PhoneSection',
  id: 'phone-section',
  component: PhoneSection,
  args: {
    phone: '+79103842715',
    step: 'shown',
    onInvalid: fn(),
    onUnsaved: fn(),
    onStart: fn(),
    onSendPhone: fn(),
    onSendCode: fn(),
    onResend: fn(),
    onUsePhone: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof PhoneSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  name: 'Номер',
  args: { hasReturned: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Сменить номер' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};
export const AnotherNumber: Story = {
  name: 'Новый номер',
  args: { step: 'phone' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: /^Новый номер/ });
    const send = canvas.getByRole('button', { name: 'Получить код' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, '9103842715');
    await expect(args.onUnsaved).toHaveBeenLastCalledWith('profile-phone', true);
    await userEvent.click(send);
    await expect(field).toHaveAccessibleDescription('Это ваш нынешний номер');
    await userEvent.clear(field);
    await userEvent.type(field, '9103842716');
    await userEvent.click(send);
    await expect(args.onSendPhone).toHaveBeenCalledWith('+79103842716');
    await userEvent.click(canvas.getByRole('button', { name: 'Отмена' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Code: Story = {
  name: 'Код',
  args: { step: 'code', sentTo: '+79103842716', resendIn: 42 },
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole('textbox', { name: /^Код из СМС/ });
    await expect(code).toHaveFocus();
    await userEvent.type(code, '12{Enter}');
    await expect(code).toHaveAccessibleDescription('Поле должно быть не менее 4 символов');
    await userEvent.type(code, '34');
    await expect(args.onSendCode).toHaveBeenCalledWith('1234');
  },
};
export const TooEarly: Story = {
  name: 'Код ещё нельзя запросить',
  args: { step: 'phone', notice: 'Новый код можно запросить чуть позже' },
  globals: { viewport: { value: 'phone' } },
};
