import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { ConfirmDialog } from '../ConfirmDialog/index.ts';
import { ReceiptIcon } from '../Icon/index.ts';
import { SidePanel } from './index.ts';

function Panels() {
  const [open, setOpen] = useState<'none' | 'cart' | 'purchases'>('none');
  const [isAsking, setIsAsking] = useState(false);
  const purchases = (
    <Button variant="tonal" size="s" icon={<ReceiptIcon />} onClick={() => setOpen('purchases')}>
      Мои покупки
    </Button>
  );
  return (
    <>
      <Button onClick={() => setOpen('cart')}>Корзина</Button>
      <SidePanel
        isOpen={open !== 'none'}
        onClose={() => setOpen('none')}
        title="Корзина"
        subtitle="Товары из всех магазинов"
        action={purchases}
        foot={
          <Button size="l" isFullWidth>
            Перейти к оформлению заказа
          </Button>
        }
      >
        {Array.from({ length: 12 }, (_, place) => (
          <Card key={place}>
            <a href="/products">Букет № {place + 1}</a>
          </Card>
        ))}
      </SidePanel>
      <SidePanel
        isOpen={open === 'purchases'}
        onClose={() => setOpen('none')}
        onBack={() => setOpen('cart')}
        title="Мои покупки"
      >
        <Button variant="dangerTonal" onClick={() => setIsAsking(true)}>
          Отменить
        </Button>
        <ConfirmDialog isOpen={isAsking} onConfirm={() => setIsAsking(false)} onClose={() => setIsAsking(false)} />
      </SidePanel>
    </>
  );
}

const meta = {
  title: 'Компоненты/Окна/Боковая панель · SidePanel',
  id: 'side-panel',
  component: Panels,
} satisfies Meta<typeof Panels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stack: Story = {
  name: 'Стопка: Escape закрывает только верхнее',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Корзина' });
    await userEvent.click(opener);
    const cart = await screen.findByRole('dialog', { name: 'Корзина' });
    await userEvent.click(screen.getByRole('button', { name: 'Мои покупки' }));
    await screen.findByRole('dialog', { name: 'Мои покупки' });
    await expect(cart).toHaveAttribute('data-covered');
    await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отменить' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Мои покупки' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Мои покупки' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Opened: Story = {
  name: 'Открытая',
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Корзина' }));
    await screen.findByRole('dialog');
  },
};

export const Stacked: Story = {
  name: 'Вторая поверх первой',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Корзина' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Мои покупки' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Назад' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Мои покупки' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Мои покупки' }));
    await screen.findByRole('dialog', { name: 'Мои покупки' });
  },
};
