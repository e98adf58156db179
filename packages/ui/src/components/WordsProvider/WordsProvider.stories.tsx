import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { LoadMore } from '../LoadMore/index.ts';
import { Price } from '../Price/index.ts';
import { RatingMark } from '../RatingStars/index.ts';
import { Stack } from '../Stack/index.ts';
import { WordsProvider, type Words } from './index.ts';

const shopWords: Words = {
  close: 'Убрать окно',
  showMore: 'Ещё букеты',
  shownOf: (shown, total) => `Букетов: ${shown}, всего ${total}`,
  rating: (rating) => `Покупатели ставят ${rating}`,
};

function Example() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <WordsProvider words={shopWords}>
      <Stack>
        <RatingMark value={4.8} count={21} />
        <Price value={390_000} oldValue={450_000} />
        <LoadMore shown={12} total={40} onMore={fn()} />
        <Button variant="tonal" onClick={() => setIsOpen(true)}>
          Открыть окно
        </Button>
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Окно со своими словами" />
      </Stack>
    </WordsProvider>
  );
}

const meta = { title: 'Основа/Свои слова · WordsProvider', id: 'words-provider', component: Example } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tone: Story = { name: 'Тон бренда' };

export const Layers: Story = {
  name: 'Слои говорят теми же словами',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ещё букеты' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Букетов: 12, всего 40');
    await expect(canvas.getByText('Покупатели ставят 4,8, 21 отзыв')).toBeInTheDocument();
    // A word that is not replaced stays Russian.
    await expect(canvas.getByText('старая цена')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть окно' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Убрать окно' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
