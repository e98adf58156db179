import type { Meta, StoryObj } from '@storybook/react-vite';
import { BagIcon, CloseIcon, HeartIcon, MessageIcon, ShareIcon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { Image } from '../Image/index.ts';
import { Stack } from '../Stack/index.ts';
import { IconButton } from './index.ts';

const meta = {
  title: 'Компоненты/Действия/Кнопка-значок · IconButton',
  id: 'icon-button',
  component: IconButton,
  args: { label: 'Поделиться', icon: <ShareIcon /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  name: 'Виды',
  render: () => (
    <Inline gap={12}>
      <IconButton label="Поделиться" icon={<ShareIcon />} />
      <IconButton label="Написать в магазин" icon={<MessageIcon />} variant="soft" />
      <IconButton label="Убрать из избранного" icon={<HeartIcon isFilled />} isSelected />
      <IconButton label="В избранное" icon={<HeartIcon size="l" />} variant="peony" size="l" isSquare />
      <IconButton label="Убрать фото" icon={<CloseIcon size="s" />} size="s" variant="soft" />
      <IconButton label="Поделиться недоступно" icon={<ShareIcon />} isDisabled />
    </Inline>
  ),
};

export const WithCount: Story = {
  name: 'Со счётчиком',
  render: () => (
    <Inline gap={24}>
      <IconButton label="Корзина" icon={<BagIcon size="l" />} count={3} href="/cart" />
      <IconButton label="Сообщения" icon={<MessageIcon size="l" />} count={128} />
    </Inline>
  ),
};

export const OverPicture: Story = {
  name: 'Над снимком',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Stack>
      <Image src="/media/bouquet-2.webp" alt="Букет из розовых пионов и эвкалипта" ratio="1 / 1" />
      <IconButton label="В избранное" icon={<HeartIcon />} variant="veil" />
    </Stack>
  ),
};
