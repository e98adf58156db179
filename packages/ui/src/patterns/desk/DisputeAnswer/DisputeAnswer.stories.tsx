import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { deskNow } from '../../fixtures/desk.ts';
import { dispute } from '../../fixtures/deskOrder.ts';
import { DisputeAnswer, DisputeView } from './index.ts';

const meta = {
  title: 'Магазин/Кабинет/Ответ на спор · DisputeAnswer',
  id: 'dispute-answer',
  component: DisputeAnswer,
  parameters: { layout: 'padded' },
  args: { dispute, onSubmit: fn(), now: deskNow },
} satisfies Meta<typeof DisputeAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Ответить',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Ответьте до 21 ноября, 18:20')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ответить' }));
    await expect(await canvas.findByText('Поле обязательно для заполнения')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Ответ магазина')).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('Ответ магазина'), 'Соберём новый');
    await userEvent.click(canvas.getByRole('button', { name: 'Ответить' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('Соберём новый');
  },
};
export const Late: Story = {
  name: 'Время ответа прошло: срок не обещается',
  render: () => <DisputeView reader="customer" dispute={dispute} now={Date.parse(dispute.answerUntil)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Магазин не ответил')).toBeVisible();
    await expect(canvas.getByText('Решение за «Веткой».')).toBeVisible();
    await expect(canvas.queryByText(/до 21 ноября/)).toBeNull();
  },
};
export const NoRight: Story = {
  name: 'Без права отвечать',
  render: () => <DisputeAnswer dispute={dispute} now={deskNow} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Отвечает владелец или управляющий.')).toBeVisible();
  },
};
export const Decided: Story = {
  name: 'Решён, у покупателя',
  render: () => (
    <DisputeView
      reader="customer"
      dispute={{
        ...dispute,
        answer: 'Соберём новый букет завтра утром.',
        answeredAt: dispute.answerUntil,
        decision: 'PARTIAL_REFUND',
        refund: 150_000,
        decisionWords: 'Половина цветов не простояла обещанный срок.',
        decidedAt: dispute.answerUntil,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Решение «Ветки»: возвращается 1.500.₽$/)).toBeVisible();
  },
};
const undelivered = { ...dispute, words: 'Курьер не приехал.', mediaFiles: [], cancelsAt: dispute.answerUntil };
const ending = 'отменим его и вернём';
export const Undelivered: Story = {
  name: 'Заказ не вручён: у молчания есть конец',
  args: { dispute: undelivered },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Заказ не вручён. Без ответа ${ending} деньги покупателю.`)).toBeVisible();
  },
};
export const UndeliveredOwn: Story = {
  name: 'Заказ не вручён, у покупателя: ответа нет и ответ есть',
  render: () => (
    <>
      <DisputeView reader="customer" dispute={undelivered} now={deskNow} />
      <DisputeView reader="customer" dispute={undelivered} now={Date.parse(dispute.answerUntil)} />
      <DisputeView reader="customer" dispute={{ ...undelivered, answer: 'Привезём завтра.' }} now={deskNow} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Заказ не вручён. Без ответа ${ending} вам деньги.`)).toBeVisible();
    await expect(canvas.getByText('Отменяем заказ и возвращаем вам деньги.')).toBeVisible();
    await expect(canvas.getByText(`Заказ не вручён. Без решения ${ending} вам деньги.`)).toBeVisible();
  },
};
export const Moderated: Story = {
  name: 'У администрации, магазин ещё не ответил',
  render: () => <DisputeView reader="moderator" dispute={dispute} timeZone="Asia/Vladivostok" now={deskNow} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Покупатель/)).toBeVisible();
    await expect(canvas.getByText('Магазин ответит до 22 ноября, 1:20')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
