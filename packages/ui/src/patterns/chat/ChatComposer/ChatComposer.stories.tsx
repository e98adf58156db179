import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { picture } from '../../fixtures/pictures.ts';
import { ChatComposer, type ChatComposerProps } from './index.ts';

function Example(props: ChatComposerProps) {
  const [text, setText] = useState(props.value);
  return <ChatComposer {...props} value={text} onChange={setText} />;
}

const meta = {
  title: 'Магазин/Чат/Новое сообщение · ChatComposer',
  id: 'chat-composer',
  component: ChatComposer,
  render: (args) => <Example {...args} />,
  args: { value: '', onChange: fn(), onSend: fn() },
} satisfies Meta<typeof ChatComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

const attachments = () => ({
  items: [
    { id: 'a', name: 'букет.jpg', picture: picture(0, 'Букет').url, state: 'done' as const },
    { id: 'b', name: 'План рассадки гостей.pdf', state: 'done' as const },
  ],
  onAdd: fn(),
  onRemove: fn(),
  onRetry: fn(),
});

export const Writing: Story = {
  name: 'Ввод отправляет, с Shift новая строка',
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Сообщение');
    await expect(canvas.getByRole('button', { name: 'Отправить' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Прикрепить файл' })).toBeNull();
    await userEvent.type(field, 'Очень нравится!{Shift>}{Enter}{/Shift}Спасибо');
    await expect(field).toHaveValue('Очень нравится!\nСпасибо');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(field, '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
};

export const Attached: Story = {
  name: 'С вложением',
  args: { attachments: attachments() },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: букет.jpg' }));
    await expect(args.attachments?.onRemove).toHaveBeenCalledWith('a');
    const file = new File(['x'], 'ваза.png', { type: 'image/png' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, file);
    await expect(args.attachments?.onAdd).toHaveBeenCalledWith([file]);
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const Uploading: Story = {
  name: 'Файлы загружаются',
  args: {
    value: 'Вот план',
    attachments: {
      ...attachments(),
      items: [
        { id: 'a', name: 'букет.jpg', picture: picture(1, 'Букет').url, state: 'uploading', progress: 0.4 },
        { id: 'b', name: 'план.pdf', state: 'failed' },
      ],
      error: 'Можно добавить не больше 10 файлов',
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Загрузка: букет.jpg' })).toHaveValue(0.4);
    await expect(canvas.getByRole('button', { name: 'Отправить' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.attachments?.onRetry).toHaveBeenCalledWith('b');
  },
};

export const Pasted: Story = {
  name: 'Снимок экрана вставлен из буфера',
  args: { value: 'Вот так', attachments: { ...attachments(), items: [] } },
  play: async ({ canvas, args }) => {
    const clipboardData = new DataTransfer();
    const file = new File(['x'], 'image.png', { type: 'image/png' });
    clipboardData.items.add(file);
    await userEvent.click(canvas.getByLabelText('Сообщение'));
    await userEvent.paste(clipboardData);
    await expect(args.attachments?.onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: 'image.png' })]);
    await expect(canvas.getByLabelText('Сообщение')).toHaveValue('Вот так');
  },
};

export const Offline: Story = {
  name: 'Нет соединения',
  args: { value: 'Домофон 12', isDisabled: true, error: 'Нет соединения. Отправим, когда оно появится' },
};

export const Sent: Story = {
  name: 'Отправлено только что',
  args: { isSent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Отправлено');
  },
};

export const Reconnecting: Story = {
  name: 'Связь восстанавливается',
  args: { value: 'Домофон 12', note: <span>Нет связи. Восстанавливаем…</span> },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Нет связи. Восстанавливаем…');
    await userEvent.type(canvas.getByLabelText('Сообщение'), '{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const TooLong: Story = {
  name: 'Слишком длинное',
  args: { value: 'Пионы '.repeat(667) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Сообщение')).toHaveAccessibleDescription(
      'Поле должно быть не более 4000 символов',
    );
    await expect(canvas.getByText(/^4\s001 \/ 4\s000$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Отправить' })).toBeDisabled();
  },
};
export const Phone: Story = {
  name: 'На телефоне',
  args: { value: 'Очень нравится! Спасибо вам и флористу', attachments: attachments() },
  globals: { viewport: { value: 'phone' } },
};
