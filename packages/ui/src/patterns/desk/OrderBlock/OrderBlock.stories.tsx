import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { CameraIcon } from '../../../components/Icon/icons/CameraIcon.ts';
import { MoreIcon } from '../../../components/Icon/icons/MoreIcon.ts';
import { PrinterIcon } from '../../../components/Icon/icons/PrinterIcon.ts';
import { fullHeight } from '../../fixtures/frames.css.ts';
import { deskToday } from '../../fixtures/desk.ts';
import { composition, deskOrder } from '../../fixtures/deskOrder.ts';
import { ActionBar } from '../ActionBar/index.ts';
import { CardNote } from '../CardNote/index.ts';
import { CompositionList } from '../CompositionList/index.ts';
import { DeskPanes, DeskSheet } from '../DeskPanes/index.ts';
import { MoneyBlock } from '../MoneyBlock/index.ts';
import { OrderPeople } from '../OrderPeople/index.ts';
import { Sprig } from '../Sprig/index.ts';
import { Timeline } from '../../../desk/Timeline/index.ts';
import { WishNote } from '../WishNote/index.ts';
import { OrderBlock, OrderColumns, OrderHead, OrderProduct, StepBlock } from './index.ts';

const [bouquet] = deskOrder.products;
if (!bouquet || !deskOrder.money) throw new Error('В примере нет товара или денег');

const left = (
  <>
    <OrderProduct product={bouquet}>
      <Sprig done={2} total={6} />
    </OrderProduct>
    <WishNote>{deskOrder.comment}</WishNote>
    <CompositionList items={composition} ticked={['Роза кустовая кремовая']} onTick={fn()} />
    <OrderBlock title="Открытка">
      <CardNote text={deskOrder.cardText} signature="Угадай, кто" />
    </OrderBlock>
  </>
);

const right = (
  <>
    <OrderBlock title="Кому и куда" isCard>
      <OrderPeople order={deskOrder} today={deskToday} />
    </OrderBlock>
    <OrderBlock title="Ход заказа" isCard>
      <Timeline entries={deskOrder.timeline} today={deskToday} ahead={[{ title: 'Готов', note: 'к 13:10' }]} />
    </OrderBlock>
    <OrderBlock title="Деньги" isCard>
      <MoneyBlock money={{ ...deskOrder.money, couponCode: null }} refunds={[]} />
    </OrderBlock>
  </>
);

const meta = {
  title: 'Магазин/Кабинет/Лист заказа · OrderBlock',
  id: 'order-block',
  component: OrderColumns,
  parameters: { layout: 'fullscreen' },
  args: { left, right },
  render: (args) => (
    <div className={fullHeight}>
      <span />
      <DeskPanes
        list={null}
        isWide
        sheet={
          <DeskSheet
            label="Заказ № 10526"
            foot={
              <ActionBar label="Действия с заказом № 10526">
                <Button icon={<CameraIcon />}>Отправить фото букета</Button>
              </ActionBar>
            }
          >
            <OrderHead order={deskOrder} note="Сегодня 12:00–15:00, курьер выезжает в 13:20">
              <IconButton label="Распечатать листок" icon={<PrinterIcon />} />
              <IconButton label="Ещё" icon={<MoreIcon />} />
            </OrderHead>
            <StepBlock
              title="Покажите букет до отправки"
              text="Покупатель ответит в чате: «Нравится» или «Переделать»."
              due="к 13:00"
              isHot
            />
            <OrderColumns {...args} />
          </DeskSheet>
        }
      />
    </div>
  ),
} satisfies Meta<typeof OrderColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  name: 'Заказ целиком',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Заказ № 10526' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Кому и куда' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Покажите букет до отправки' })).toBeVisible();
  },
};
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
