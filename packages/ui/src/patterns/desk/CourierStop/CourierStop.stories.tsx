import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../../components/Stack/index.ts';
import { stops } from '../../fixtures/deskOrder.ts';
import { CourierStop, CurrentStop } from './index.ts';

const [inHand, next, later, done] = stops;
if (!inHand || !next || !later || !done) throw new Error('В примере нет доставок');

const meta = {
  title: 'Магазин/Курьер/Доставка · CourierStop',
  id: 'courier-stop',
  component: CourierStop,
  parameters: { layout: 'padded' },
  globals: { viewport: { value: 'phone' } },
  args: { stop: next, href: '/my/shop/pion/deliveries/10527', place: 3 },
} satisfies Meta<typeof CourierStop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InHand: Story = {
  name: 'В руках: маршрут, звонок, вручить',
  render: () => (
    <CurrentStop
      stop={inHand}
      progress="2 из 5"
      handOverHref="/my/shop/pion/deliveries/10526"
      shopPhone="+78005550102"
      isLate
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Позвонить: Екатерина' })).toHaveAttribute(
      'href',
      'tel:+79103842715',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Маршрут' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '2ГИС' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('link', { name: 'Вручил, снять фото' })).toBeVisible();
  },
};
export const Rows: Story = {
  name: 'Строки дня',
  render: (args) => (
    <Stack gap={8}>
      <CourierStop {...args} />
      <CourierStop {...args} stop={later} place={4} />
      <CourierStop {...args} stop={done} place={1} />
    </Stack>
  ),
};
export const Pickup: Story = {
  name: 'Длинное имя',
  args: {
    stop: {
      ...later,
      recipient: { ...later.recipient, name: 'Александра-Каролина Константинопольская-Рождественская' },
    },
  },
};
