import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../components/Button/index.ts';
import { Link } from '../../../components/Link/index.ts';
import { NoticeAddresses } from './index.ts';

const meta = {
  title: 'Магазин/Уведомления/Куда · NoticeAddresses',
  id: 'notice-addresses',
  component: NoticeAddresses,
  parameters: { layout: 'padded' },
  args: {
    addresses: [
      { channel: 'SMS', text: '+7 900 100-00-01', action: <Link href="/my/settings#phone">Изменить</Link> },
      { channel: 'EMAIL', text: 'olga@myata.ru', action: <Link href="/my/settings#email">Изменить</Link> },
      { channel: 'PUSH', text: 'здесь выключены', isOff: true, action: <Button variant="tonal">Включить</Button> },
    ],
  },
} satisfies Meta<typeof NoticeAddresses>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PushIsOff: Story = { name: 'Push выключен' };
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
