import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Container } from '../Container/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { SidePanel } from '../SidePanel/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { ThemeScope } from './index.ts';

function Example() {
  const [layer, setLayer] = useState<'dialog' | 'panel' | null>(null);
  const close = () => setLayer(null);
  return (
    <ThemeScope theme="dark" data-testid="scope">
      <Container as="div">
        <Stack>
          <Text>Вечерняя витрина</Text>
          <Button onClick={() => setLayer('dialog')}>Открыть окно</Button>
          <Button variant="tonal" onClick={() => setLayer('panel')}>
            Открыть панель
          </Button>
        </Stack>
      </Container>
      <Dialog isOpen={layer === 'dialog'} onClose={close} title="Окно той же темы" />
      <SidePanel isOpen={layer === 'panel'} onClose={close} title="Панель той же темы">
        Тёмная, как витрина
      </SidePanel>
    </ThemeScope>
  );
}

const meta = {
  title: 'Компоненты/Оформление/Часть темы · ThemeScope',
  id: 'theme-scope',
  component: Example,
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = { name: 'Тёмная часть' };

export const Layers: Story = {
  name: 'Слои носят тему части',
  play: async ({ canvas }) => {
    const scope = canvas.getByTestId('scope');
    for (const [button, title] of [
      ['Открыть панель', 'Панель той же темы'],
      ['Открыть окно', 'Окно той же темы'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: button }));
      const layer = await screen.findByRole('dialog', { name: title });
      await expect(scope).toContainElement(layer);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(layer).not.toBeInTheDocument());
    }
  },
};
