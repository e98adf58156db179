import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { orderPhoto } from '../../fixtures/deskOrder.ts';
import { StepBlock } from '../OrderBlock/index.ts';
import { PhotoReply, PhotoSend } from './index.ts';

const shot = () => new File(['x'], 'buket.jpg', { type: 'image/jpeg' });

const meta = {
  title: 'Магазин/Кабинет/Фото букета · PhotoSend',
  id: 'photo-send',
  component: PhotoSend,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <StepBlock
        title="Покажите букет до отправки"
        text="Покупатель ответит: «Нравится» или «Переделать»."
        due="к 13:00"
      >
        <Story />
      </StepBlock>
    ),
  ],
  args: { onFile: fn() },
} satisfies Meta<typeof PhotoSend>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Выбор снимка; не картинка – отказ',
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Выбрать фото');
    await userEvent.upload(input, shot());
    await waitFor(() => expect(args.onFile).toHaveBeenCalledOnce());
    await userEvent.upload(input, new File(['x'], 'spisok.txt', { type: 'text/plain' }), { applyAccept: false });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Выберите другое изображение');
    await expect(args.onFile).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = {
  name: 'На телефоне: камера',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Снять фото')).toHaveAttribute('capture', 'environment');
  },
};
export const Chosen: Story = {
  name: 'Снято: посмотреть и отправить',
  args: { photo: { url: orderPhoto.mediaFile.url, note: 'Снято в 12:48' }, onSend: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Переснять'), shot());
    await waitFor(() => expect(args.onFile).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить фото букета' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  name: 'Не отправилось: снимок цел',
  args: {
    photo: { url: orderPhoto.mediaFile.url },
    onSend: fn(),
    error: 'Фото не загрузилось. Проверьте связь и отправьте ещё раз',
  },
};
export const Answers: Story = {
  name: 'Ответы покупателя',
  decorators: [],
  render: () => (
    <Stack gap={24}>
      <PhotoReply photo={orderPhoto} />
      <PhotoReply photo={{ ...orderPhoto, answer: 'LIKED', answeredAt: orderPhoto.answerUntil, words: 'Очень!' }}>
        <Button>Готов</Button>
      </PhotoReply>
      <PhotoReply
        photo={{
          ...orderPhoto,
          answer: 'REDO',
          answeredAt: orderPhoto.answerUntil,
          reasons: ['COLOUR', 'PAPER'],
          words: 'Можно светлее? Коралл ярковат, хочется ближе к персиковому',
        }}
      >
        <Button>Новое фото</Button>
      </PhotoReply>
      <PhotoReply photo={{ ...orderPhoto, answer: 'SILENCE' }} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ждём до 13:18')).toBeVisible();
    await expect(canvas.getByText('Поправить: цвет, бумага')).toBeVisible();
  },
};
