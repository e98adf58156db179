import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AuthDialog } from './index.ts';

const meta = {
  title: 'Магазин/Вход/Вход · AuthDialog',
  id: 'auth-dialog',
  component: AuthDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    step: 'phone',
    onClose: fn(),
    onInvalid: fn(),
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

const phone = () => screen.getByRole('textbox', { name: /^Телефон/ });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const emptyText = 'Поле обязательно для заполнения';

export const PhoneStep: Story = {
  name: 'Телефон',
  play: async ({ args }) => {
    await press('Получить код');
    await expect(phone()).toHaveAccessibleDescription(emptyText);
    await expect(phone()).toHaveFocus();
    await expect(args.onInvalid).toHaveBeenCalledOnce();
    await userEvent.type(phone(), '910384');
    await waitFor(() => expect(phone()).toHaveAccessibleDescription('Введите номер полностью: +7 и ещё 10 цифр'));
    await userEvent.keyboard('2715');
    await press('Получить код');
    await expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(emptyText);
    await expect(args.onSendPhone).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Получить код');
    await expect(args.onSendPhone).toHaveBeenCalledOnce();
    await expect(args.onSendPhone).toHaveBeenCalledWith('+79103842715');
  },
};
export const CodeStep: Story = {
  name: 'Код',
  args: { step: 'code', sentTo: '+79103842715', resendIn: 42 },
  play: async ({ args }) => {
    const code = screen.getByLabelText(/^Код из СМС/);
    await userEvent.type(code, '12');
    await press('Войти');
    await expect(code).toHaveAccessibleDescription('Поле должно быть не менее 4 символов');
    await userEvent.type(code, '34');
    await expect(args.onSendCode).toHaveBeenCalledOnce();
    await expect(args.onSendCode).toHaveBeenCalledWith('1234', false);
  },
};
export const WrongCode: Story = {
  name: 'Неверный код, можно ещё раз',
  args: { step: 'code', sentTo: '+79103842715', errors: { code: ['Неверный код'] } },
  play: async ({ args }) => {
    const code = screen.getByLabelText(/^Код из СМС/);
    await waitFor(() => expect(code).toHaveAccessibleDescription('Неверный код'));
    await expect(args.onInvalid).toHaveBeenCalledOnce();
  },
};
export const TooEarly: Story = {
  name: 'Код ещё нельзя запросить',
  args: { notice: 'Новый код можно запросить через 30 секунд' },
};
export const PasswordStep: Story = {
  name: 'Пароль не подошёл',
  args: { step: 'password', errors: { password: 'Неверный логин или пароль' } },
  play: async ({ args }) => {
    const password = screen.getByLabelText(/^Пароль/);
    await waitFor(() => expect(password).toHaveAccessibleDescription('Неверный логин или пароль'));
    await userEvent.type(password, 'незабудка');
    await press('Войти');
    await expect(screen.getByRole('textbox')).toHaveAccessibleDescription(emptyText);
    await userEvent.type(screen.getByRole('textbox'), ' анна ');
    await press('Войти');
    await expect(args.onSendPassword).toHaveBeenCalledWith('анна', 'незабудка');
  },
};
export const NoConsent: Story = {
  name: 'Нет согласия',
  args: { errors: { hasConsent: 'Чтобы создать аккаунт, нужно согласие на обработку персональных данных' } },
  globals: { viewport: { value: 'phone' } },
};
