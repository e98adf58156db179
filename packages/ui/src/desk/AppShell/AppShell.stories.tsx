import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../../components/Avatar/index.ts';
import { Card } from '../../components/Card/index.ts';
import { DropdownMenu } from '../../components/DropdownMenu/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import {
  BellIcon,
  ChartIcon,
  ClipboardIcon,
  FlowerIcon,
  MessageIcon,
  PercentIcon,
  SettingsIcon,
  TruckIcon,
  UsersIcon,
  WalletIcon,
} from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { AppShell, type AppSectionGroup } from './index.ts';

const groups: AppSectionGroup[] = [
  {
    sections: [
      { id: 'orders', label: 'Заказы', href: '/orders', icon: <ClipboardIcon />, count: 2 },
      { id: 'deliveries', label: 'Доставки', href: '/deliveries', icon: <TruckIcon /> },
      { id: 'messages', label: 'Сообщения', href: '/messages', icon: <MessageIcon />, count: 14 },
    ],
  },
  {
    title: 'Торговля',
    sections: [
      { id: 'goods', label: 'Товары', href: '/goods', icon: <FlowerIcon /> },
      { id: 'promotions', label: 'Акции', href: '/promotions', icon: <PercentIcon /> },
      { id: 'statistics', label: 'Статистика', href: '/statistics', icon: <ChartIcon /> },
    ],
  },
  {
    title: 'Магазин',
    sections: [
      { id: 'money', label: 'Деньги', href: '/money', icon: <WalletIcon /> },
      { id: 'team', label: 'Сотрудники', href: '/team', icon: <UsersIcon /> },
      { id: 'settings', label: 'Настройки', href: '/settings', icon: <SettingsIcon />, count: 1 },
    ],
  },
];

const runCommand = fn<(id: string) => void>();
const commands = groups.flatMap(({ sections }) =>
  sections.map(({ id, label, icon }) => ({ id, label, icon, group: 'Перейти', onSelect: () => runCommand(id) })),
);

const page = (
  <Stack gap={16}>
    <Heading level={1}>Заказы</Heading>
    <Text>Суббота, 21 ноября. Семь заказов на сегодня.</Text>
    {[10531, 10530, 10529].map((id) => (
      <Card key={id}>
        <Link href={`/orders/${id}`}>Заказ № {id}</Link>
      </Card>
    ))}
  </Stack>
);

const meta = {
  title: 'Рабочий стол/Ход и действия/Рамка приложения · AppShell',
  id: 'app-shell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: (
      <Link tone="quiet" href="/">
        Пион и точка
      </Link>
    ),
    groups,
    current: 'orders',
    commands,
    actions: <IconButton label="Уведомления" icon={<BellIcon />} count={4} />,
    person: (
      <DropdownMenu
        label="Ольга Веснина"
        trigger={<IconButton label="Ольга Веснина" icon={<Avatar name="Ольга Веснина" size="s" />} />}
        items={[{ id: 'out', label: 'Выйти', onSelect: fn() }]}
      />
    ),
    onCollapsedChange: fn<(isCollapsed: boolean) => void>(),
    children: page,
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Разделы, команды, страница',
  play: async ({ args, canvas }) => {
    const [current] = canvas.getAllByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName(/^Заказы ?, 2$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Свернуть меню' }));
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Развернуть меню' }));
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Collapsed: Story = {
  name: 'Свёрнутое меню с подсказкой',
  args: { defaultCollapsed: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Деньги' });
    await userEvent.tab();
    link.focus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Деньги');
    await expect(link).not.toHaveAttribute('aria-describedby');
  },
};

export const Controlled: Story = {
  name: 'Меню помнит приложение',
  args: { isCollapsed: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Свернуть меню' }));
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('button', { name: 'Свернуть меню' })).toBeVisible();
  },
};

export const SkipLink: Story = {
  name: 'К содержанию',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'К содержанию' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Заказ № 10531' })).toHaveFocus();
    skip.focus();
  },
};

export const Palette: Story = {
  name: 'Палитра команд',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Что сделать' });
    button.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Что сделать' }), 'день');
    await userEvent.keyboard('{Enter}');
    await expect(runCommand).toHaveBeenLastCalledWith('money');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Что сделать' });
  },
};

export const Panel: Story = {
  name: 'На телефоне: разделы в панели',
  globals: { viewport: { value: 'phone' } },
  args: { foot: <Text tone="muted">Версия 4.2</Text> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Разделы' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('link', { name: 'Доставки' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Разделы' });
  },
};

export const Bar: Story = {
  name: 'На телефоне: разделы внизу',
  globals: { viewport: { value: 'phone' } },
  args: { phone: 'bar', current: 'money', commands: undefined },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: /^Ещё ?, 1$/ });
    await expect(more).toHaveAttribute('aria-current', 'true');
    await userEvent.click(more);
    const panel = await screen.findByRole('dialog', { name: 'Разделы' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const Tablet: Story = { name: 'На планшете', globals: { viewport: { value: 'tablet' } } };
