import type { Meta, StoryObj } from '@storybook/react-vite';
import { TruckIcon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { Avatar } from './index.ts';

const meta = {
  title: 'Компоненты/Показ/Портрет · Avatar',
  id: 'avatar',
  component: Avatar,
  args: { name: 'Мята и пион' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Monograms: Story = {
  name: 'Вензели шести пар',
  render: () => (
    <Inline gap={12}>
      {['Мята и пион', 'Сирень', 'Пион и точка', 'Лавка цветов', 'Зелёная комната', 'Глина'].map((name, colorIndex) => (
        <Avatar key={name} name={name} colorIndex={colorIndex} label={name} />
      ))}
    </Inline>
  ),
};

export const Sizes: Story = {
  name: 'Размеры, снимок, значок',
  render: () => (
    <Inline gap={12}>
      <Avatar name="Анна Лебедева" src="/media/face-1.webp" size="s" />
      <Avatar name="Анна Лебедева" src="/media/face-1.webp" />
      <Avatar name="Илья Громов" src="/media/face-2.webp" size="l" />
      <Avatar name="Пион и точка" src="/media/logo-1.webp" size="xl" label="Пион и точка" />
      <Avatar name="Доставка" colorIndex={1} icon={<TruckIcon />} />
      <Avatar name="Снимок не найден" src="/media/missing.webp" colorIndex={4} />
    </Inline>
  ),
};
