import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { Notice } from './index.ts';

const meta = { title: 'Компоненты/Состояния/Сообщение · Notice', id: 'notice', component: Notice } satisfies Meta<
  typeof Notice
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  name: 'Виды',
  render: () => (
    <Stack>
      <Notice title="Доставим завтра">Сегодняшние интервалы уже разобраны.</Notice>
      <Notice tone="positive" title="Заказ оплачен">
        Чек отправлен на почту.
      </Notice>
      <Notice
        tone="caution"
        title="Цена изменилась"
        action={
          <Link tone="text" href="/cart">
            Посмотреть корзину
          </Link>
        }
      >
        Было 4 890 ₽, стало 5 100 ₽.
      </Notice>
      <Notice tone="critical" isAnnounced>
        Не удалось оплатить. Попробуйте другую карту.
      </Notice>
    </Stack>
  ),
};
