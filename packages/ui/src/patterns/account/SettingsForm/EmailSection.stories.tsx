import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmailSection } from './index.ts';

const meta = {
  title: 'Магазин/Профиль/Почта в настройках · EmailSection',
  id: 'email-section',
  component: EmailSection,
  args: { email: 'anna@vetka.example', isConfirmed: true, onSubmit: fn(), onInvalid: fn(), onUnsaved: fn() },
} satisfies Meta<typeof EmailSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const longEmail = `анна@${'лебедева-'.repeat(12)}цветы.рф`;

export const Confirmed: Story = {
  name: 'Подтверждена',
  play: async ({ canvas, args }) => {
    const { onSubmit: save, onUnsaved: unsaved } = args;
    const field = canvas.getByRole('textbox', { name: 'Почта' });
    await expect(field).toHaveAccessibleDescription('Подтверждена: с ней можно войти');
    await userEvent.type(field, '@');
    await expect(unsaved).toHaveBeenLastCalledWith('profile-email', true);
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить письмо' }));
    await expect(field).toHaveAccessibleDescription('Проверьте адрес: в нём есть @ и точка после неё');
    await userEvent.type(field, '{Backspace}');
    await expect(unsaved).toHaveBeenLastCalledWith('profile-email', false);
    await userEvent.clear(field);
    await userEvent.type(field, ' Lebedeva@Vetka.example {Enter}');
    await expect(save).toHaveBeenCalledOnce();
    await expect(save).toHaveBeenCalledWith('lebedeva@vetka.example');
  },
};
export const Waiting: Story = {
  name: 'Ждёт подтверждения',
  args: { email: longEmail, isConfirmed: false },
  play: async ({ canvas, args: { onSubmit: save } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить письмо ещё раз' }));
    await expect(save).toHaveBeenCalledOnce();
    await expect(save).toHaveBeenCalledWith(longEmail);
  },
};
