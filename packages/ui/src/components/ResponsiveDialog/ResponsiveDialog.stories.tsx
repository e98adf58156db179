import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { CodeField } from '../CodeField/index.ts';
import { PhoneField } from '../PhoneField/index.ts';
import { ResponsiveDialog } from './index.ts';

function SignIn() {
  const [isOpen, setIsOpen] = useState(false);
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Войти</Button>
      <ResponsiveDialog
        isOpen={isOpen}
        onClose={close}
        title="Вход или регистрация"
        description="Пришлём код в СМС. Пароль не нужен."
        foot={
          <Button size="l" isFullWidth onClick={close}>
            Продолжить
          </Button>
        }
      >
        <PhoneField label="Телефон" value={phone} onChange={setPhone} />
        <CodeField label="Код из СМС" value={code} onChange={setCode} hint="Отправить ещё раз через 0:42" />
      </ResponsiveDialog>
    </>
  );
}

const meta = {
  title: 'Компоненты/Окна/Диалог или шторка · ResponsiveDialog',
  id: 'responsive-dialog',
  component: SignIn,
} satisfies Meta<typeof SignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Вход',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Войти' });
    await userEvent.click(opener);
    const phone = await screen.findByLabelText('Телефон');
    await expect(phone).toHaveFocus();
    await userEvent.type(phone, '89103842715');
    await expect(phone).toHaveValue('+7 910 384-27-15');
    await userEvent.type(screen.getByLabelText('Код из СМС'), '41');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Opened: Story = {
  name: 'Открытый',
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
    await userEvent.type(await screen.findByLabelText('Телефон'), '9103842715');
  },
};
