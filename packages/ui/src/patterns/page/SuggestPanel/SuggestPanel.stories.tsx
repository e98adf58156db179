import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { tall } from '../../fixtures/frames.css.ts';
import { headerLinks } from '../../fixtures/links.ts';
import { picture } from '../../fixtures/pictures.ts';
import { Header } from '../Header/index.ts';
import { SuggestPanel, type SuggestGroup, type SuggestPanelProps } from './index.ts';

const queries = ['пионы розовые', 'пионы с эвкалиптом', 'пионы недорого с доставкой'];

const found: SuggestGroup[] = [
  { kind: 'query', items: queries.map((label) => ({ id: label, label, href: '#query' })) },
  {
    kind: 'category',
    items: [
      { id: 'c1', label: 'Пионы', href: '#category', note: '13 товаров' },
      { id: 'c2', label: 'Букеты с пионами', href: '#category', note: '41 товар' },
    ],
  },
  {
    kind: 'service',
    items: [{ id: 's1', label: 'Мята и пион', href: '#service', note: 'Нижний Новгород', picture: picture(1).url }],
  },
  {
    kind: 'product',
    items: [
      { id: 'p1', label: 'Букет из 25 розовых пионов', href: '#product', price: 764_000, picture: picture(0).url },
      { id: 'p2', label: '«Утро в Суздале» из пионов', href: '#product', price: 714_000, picture: picture(2).url },
      { id: 'p3', label: 'Букет из 9 белых пионов', href: '#product', price: 334_000, picture: picture(3).url },
    ],
    more: { id: 'all', label: 'Все 41 товар', href: '#all' },
  },
];

const recentOf = (labels: readonly string[]): SuggestGroup => ({
  kind: 'recent',
  items: labels.map((label) => ({ id: `recent-${label}`, label, href: '#recent' })),
});

const frequent: SuggestGroup = {
  kind: 'frequent',
  items: ['пионы', '51 роза', 'маме', 'сегодня', 'в коробке'].map((label) => ({
    id: `frequent-${label}`,
    label,
    href: '#frequent',
  })),
};

type SearchProps = Pick<SuggestPanelProps, 'groups' | 'isLoading' | 'onFollow'> & { onSearch: (text: string) => void };

/** The header of a page with suggestions that do not depend on the text. */
function Search({ groups, onSearch, ...panel }: SearchProps) {
  const [input, setInput] = useState<HTMLInputElement>();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [recent, setRecent] = useState(['пионы', 'подарок учителю', 'орхидея в кашпо']);
  return (
    <div className={tall}>
      <Header
        links={headerLinks}
        cityName="Нижний Новгород"
        cartCount={2}
        isSignedIn={false}
        onSearch={onSearch}
        isSuggesting={isOpen}
        onSearchLeave={() => setIsOpen(false)}
        onFieldFocus={(field) => {
          setInput(field);
          setText(field.value);
          setIsOpen(true);
        }}
        suggestions={
          input && (
            <SuggestPanel
              {...panel}
              input={input}
              text={text}
              groups={text === '' && groups.length > 0 ? [recentOf(recent), frequent] : groups}
              isOpen={isOpen}
              onOpenChange={setIsOpen}
              onRemove={({ label }) => setRecent(recent.filter((one) => one !== label))}
              onClear={() => setRecent([])}
            />
          )
        }
      />
    </div>
  );
}

const meta = {
  title: 'Магазин/Страница/Подсказки поиска · SuggestPanel',
  id: 'suggest-panel',
  component: Search,
  parameters: { layout: 'fullscreen' },
  args: { groups: found, onSearch: fn(), onFollow: fn() },
} satisfies Meta<typeof Search>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (canvas: ReturnType<typeof within>) => canvas.getByLabelText('Поиск по каталогу');

export const Found: Story = {
  name: 'Клавиатура',
  play: async ({ canvas, args }) => {
    const field = fieldOf(canvas);
    await userEvent.type(field, 'пионы');
    await waitFor(() => expect(field).toHaveAttribute('role', 'combobox'));
    const list = await canvas.findByRole('listbox', { name: 'Подсказки' });
    await expect(field).toHaveAttribute('aria-controls', list.id);
    await expect(canvas.getByRole('status')).toHaveTextContent('Найдено 10 подсказок');
    await userEvent.keyboard('{ArrowDown}');
    const first = canvas.getByRole('option', { name: 'пионы розовые' });
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', first.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('option', { name: 'Все 41 товар' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('пионы');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch, 'Enter without an active option searches the text').toHaveBeenCalledWith('пионы');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onFollow).toHaveBeenCalledWith(expect.objectContaining({ label: 'пионы розовые' }), 'query');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.click(field);
    await canvas.findByRole('listbox');
  },
};

export const Recent: Story = {
  name: 'Недавние стираются',
  play: async ({ canvas }) => {
    await userEvent.click(fieldOf(canvas));
    const recent = await canvas.findByRole('group', { name: 'Недавно' });
    await expect(within(recent).getAllByRole('option')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать «подарок учителю»' }));
    await expect(canvas.queryByRole('option', { name: 'подарок учителю' })).toBeNull();
    await expect(fieldOf(canvas)).toHaveFocus();
    const [first] = within(recent).getAllByRole('option');
    const cross = canvas.getByRole('button', { name: 'Убрать «пионы»' });
    const middle = (element: HTMLElement) => {
      const { top, height } = element.getBoundingClientRect();
      return Math.round(top + height / 2);
    };
    await expect(first && middle(first), 'the cross is beside its query').toBe(middle(cross));
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить' }));
    await expect(canvas.queryByRole('group', { name: 'Недавно' })).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Часто ищут' })).toBeVisible();
  },
};

export const Phone: Story = {
  name: 'Во весь экран телефона',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.type(fieldOf(canvas), 'пионы');
    await canvas.findByRole('listbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Отмена' }));
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.click(fieldOf(canvas));
    await canvas.findByRole('listbox');
  },
};

export const Nothing: Story = {
  name: 'Подсказок нет',
  args: { groups: [] },
  play: async ({ canvas }) => {
    await userEvent.type(fieldOf(canvas), 'велосипед');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Подсказок нет'));
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};
