import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Text, type TextTone } from './index.ts';

const meta = { title: 'Основа/Текст · Text', id: 'text', component: Text } satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['lead', 'body', 'label', 'small', 'micro'] as const;
const tones: Exclude<TextTone, 'inherit'>[] = ['ink', 'muted', 'leaf', 'lilac', 'peony', 'danger'];
const long =
  'Пионы мы берём в бутонах: дома они раскроются за вечер и станут вдвое больше. Эвкалипт держит форму и пахнет даже тогда, когда цветы уже отцвели. Срежьте стебли наискосок, поставьте в прохладную воду и меняйте её каждый день.';

export const Sizes: Story = {
  name: 'Размеры',
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <Text key={size} size={size}>
          Свежие цветы рядом с домом: соберём к 14:00 за 4 890 ₽
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  name: 'Цвета',
  render: () => (
    <Stack gap={8}>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          Сегодня с 14:00 до 16:00
        </Text>
      ))}
    </Stack>
  ),
};

export const Clamped: Story = { name: 'Две строки', args: { clamp: 2, children: long } };
export const OneLine: Story = { name: 'Одна строка', args: { clamp: 1, children: long } };
