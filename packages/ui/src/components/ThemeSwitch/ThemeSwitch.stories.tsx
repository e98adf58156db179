import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ThemeSwitch, type ThemeChoice } from './index.ts';

const meta = {
  title: 'Компоненты/Оформление/Тема · ThemeSwitch',
  id: 'theme-switch',
  component: ThemeSwitch,
  args: { value: 'system', onChange: () => {} },
  render: function Chosen() {
    const [value, setValue] = useState<ThemeChoice>('system');
    return <ThemeSwitch value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choice: Story = { name: 'Выбор темы' };
