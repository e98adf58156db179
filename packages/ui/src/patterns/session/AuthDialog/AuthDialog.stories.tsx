import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AuthDialog } from './index.ts';

const meta = {
  title: 'Магазин/Вход/Вход',
  component: AuthDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    step: 'phone',
    onClose: fn(),
    onSendPhone: fn(),
    onSendCode: fn(),
    onResend: fn(),
    onSendPassword: fn(),
    onUsePhone: fn(),
    onUsePassword: fn(),
  },
} satisfies Meta<typeof AuthDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PhoneStep: Story = { name: 'Телефон' };
export const CodeStep: Story = { name: 'Код', args: { step: 'code', sentTo: '+79103842715', resendIn: 42 } };
export const WrongCode: Story = {
  name: 'Неверный код, можно ещё раз',
  args: { step: 'code', sentTo: '+79103842715', errors: { code: 'Неверный код' } },
};
export const PasswordStep: Story = {
  name: 'Пароль не подошёл',
  args: { step: 'password', errors: { password: 'Неверный логин или пароль' } },
};
export const NoConsent: Story = {
  name: 'Нет согласия',
  args: { errors: { consent: 'Чтобы создать аккаунт, нужно согласие на обработку персональных данных' } },
  globals: { viewport: { value: 'phone' } },
};
