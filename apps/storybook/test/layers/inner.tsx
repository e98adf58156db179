import { Button } from '@vetka/ui/Button';
import { Combobox } from '@vetka/ui/Combobox';
import { ConfirmDialog } from '@vetka/ui/ConfirmDialog';
import { DatePicker } from '@vetka/ui/DatePicker';
import { DropdownMenu } from '@vetka/ui/DropdownMenu';
import { HelpIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Select } from '@vetka/ui/Select';
import { SidePanel } from '@vetka/ui/SidePanel';
import { toast } from '@vetka/ui/Toaster';
import { Tooltip } from '@vetka/ui/Tooltip';
import { useState, type ComponentType } from 'react';
import { page, userEvent, type Locator } from 'vitest/browser';

/** A layer opened from inside a modal one, and how it closes. */
export interface InnerLayer {
  name: string;
  Example: ComponentType;
  open: () => Promise<void>;
  /** Whether it is visibly open. */
  isOpen: () => boolean;
  /** The element that gets the focus after Escape closes it. */
  opener: () => Locator;
  /** `stays`: a confirmation must be answered; `nothing`: not a layer that Escape or a press on the scrim closes. */
  outsidePress: 'closes' | 'stays' | 'nothing';
}

const shown = (locator: Locator) => () => locator.query() !== null;
const byButton = (name: string) => async () => userEvent.click(page.getByRole('button', { name }));

function SelectExample() {
  const [value, setValue] = useState<string | null>(null);
  const options = [
    { value: 'rose', label: 'Роза' },
    { value: 'iris', label: 'Ирис' },
  ];
  return <Select label="Цветок" options={options} value={value} onChange={setValue} />;
}

function ComboboxExample() {
  const [text, setText] = useState('');
  const items = ['Роза', 'Ирис'].map((label, id) => ({ id, label }));
  return <Combobox label="Сорт" items={items} value={text} onChange={setText} onChoose={() => {}} />;
}

function DatePickerExample() {
  const [day, setDay] = useState<string | null>(null);
  return <DatePicker label="День" value={day} onChange={setDay} today="2026-11-21" />;
}

function ConfirmExample() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Спросить</Button>
      <ConfirmDialog isOpen={isOpen} onConfirm={close} onClose={close} />
    </>
  );
}

function PanelExample() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Вторая панель</Button>
      <SidePanel isOpen={isOpen} onClose={close} onBack={close} title="Верхняя панель">
        <Button>Внутри</Button>
      </SidePanel>
    </>
  );
}

const menuItems = [{ id: 'hide', label: 'Скрыть', onSelect: () => {} }];
const select = page.getByLabelText('Цветок');
const combobox = page.getByRole('combobox', { name: 'Сорт' });
const menuButton = page.getByRole('button', { name: 'Действия' });
const toastButton = page.getByRole('button', { name: 'Сообщить' });
const helpButton = page.getByRole('button', { name: 'Справка' });

export const innerLayers: InnerLayer[] = [
  {
    name: 'Select',
    Example: SelectExample,
    open: () => userEvent.click(select),
    isOpen: () => select.element().matches(':open'),
    opener: () => select,
    outsidePress: 'closes',
  },
  {
    name: 'Combobox',
    Example: ComboboxExample,
    open: () => userEvent.click(combobox),
    isOpen: shown(page.getByRole('listbox', { name: 'Сорт' })),
    opener: () => combobox,
    outsidePress: 'closes',
  },
  {
    name: 'DatePicker',
    Example: DatePickerExample,
    open: byButton('Выберите дату'),
    isOpen: shown(page.getByRole('grid')),
    opener: () => page.getByRole('button', { name: 'Выберите дату' }),
    outsidePress: 'closes',
  },
  {
    name: 'DropdownMenu',
    Example: () => <DropdownMenu label="Действия с заказом" trigger={<Button>Действия</Button>} items={menuItems} />,
    open: () => userEvent.click(menuButton),
    isOpen: shown(page.getByRole('menu')),
    opener: () => menuButton,
    outsidePress: 'closes',
  },
  {
    name: 'Tooltip',
    Example: () => (
      <Tooltip text="Что это такое">
        <IconButton label="Справка" icon={<HelpIcon />} />
      </Tooltip>
    ),
    // Focus from the keyboard shows a tooltip without delay.
    async open() {
      if (document.activeElement !== helpButton.element()) helpButton.element().focus();
    },
    isOpen: shown(page.getByRole('tooltip')),
    opener: () => helpButton,
    outsidePress: 'nothing',
  },
  {
    name: 'Toast',
    Example: () => <Button onClick={() => toast.info('Сохранено')}>Сообщить</Button>,
    open: () => userEvent.click(toastButton),
    isOpen: shown(page.getByRole('listitem').filter({ hasText: 'Сохранено' })),
    opener: () => toastButton,
    outsidePress: 'nothing',
  },
  {
    name: 'ConfirmDialog',
    Example: ConfirmExample,
    open: byButton('Спросить'),
    isOpen: shown(page.getByRole('alertdialog')),
    opener: () => page.getByRole('button', { name: 'Спросить' }),
    outsidePress: 'stays',
  },
  {
    name: 'nested SidePanel',
    Example: PanelExample,
    open: byButton('Вторая панель'),
    isOpen: shown(page.getByRole('dialog', { name: 'Верхняя панель' })),
    opener: () => page.getByRole('button', { name: 'Вторая панель' }),
    outsidePress: 'closes',
  },
];
