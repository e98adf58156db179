import { Text } from '@vetka/ui/Text';
import { breakpoint, layout, radius, space, zIndex, type shadow } from '@vetka/ui/tokens';
import { vars } from '@vetka/ui/vars';
import type { CSSProperties, ReactNode } from 'react';
import { Table } from '../page/Table.tsx';
import * as styles from './foundations.css.ts';

/** The spacing scale, drawn to size. */
export function Distances() {
  return (
    <Table
      label="Отступы"
      head={['Токен', 'Размер']}
      rows={space.map((size) => ({
        id: String(size),
        cells: [size, <div key="bar" className={styles.bar} style={{ width: size }} />],
      }))}
    />
  );
}

const breakpointUses: Record<keyof typeof breakpoint, string> = {
  xs: 'Самый узкий телефон: ниже не проверяем',
  sm: 'Телефон боком',
  md: 'Планшет: диалоги вместо шторок, настольные размеры текста',
  lg: 'Узкое окно: в шапке появляется всё меню',
  xl: 'Ноутбук: самые широкие поля страницы и сетка в четыре товара',
  '2xl': 'Большой монитор',
};

/** Breakpoints of the layout. */
export function Breakpoints() {
  return (
    <Table
      label="Ширины"
      head={['Имя', 'От, пикселей', 'Что меняется']}
      rows={(Object.keys(breakpoint) as (keyof typeof breakpoint)[]).map((name) => ({
        id: name,
        cells: [name, breakpoint[name], breakpointUses[name]],
      }))}
    />
  );
}

/** Page margins and grid gaps. */
export function PageGrid() {
  const { gutter, gap, maxWidth } = layout;
  return (
    <>
      <Text>Страница не шире {maxWidth} пикселей.</Text>
      <Table
        label="Сетка страницы"
        head={['', 'телефон', 'планшет', 'монитор']}
        rows={[
          { id: 'gutter', cells: ['Поля страницы', gutter.phone, gutter.tablet, gutter.desktop] },
          { id: 'gap', cells: ['Между столбцами', gap.phone, gap.tablet, gap.desktop] },
        ]}
      />
    </>
  );
}

function Labelled({ children, label }: { children: ReactNode; label: string }) {
  return (
    <div className={styles.labelled}>
      {children}
      <Text size="small">{label}</Text>
    </div>
  );
}

const boxOf = (style: CSSProperties, className: string) => <div className={className} style={style} />;

/** Corner radii. */
export function Radii() {
  return (
    <div className={styles.row}>
      {(Object.keys(radius) as (keyof typeof radius)[]).map((name) => (
        <Labelled key={name} label={`${name}: ${radius[name]}`}>
          {boxOf({ borderRadius: radius[name] }, styles.box)}
        </Labelled>
      ))}
    </div>
  );
}

const shadowUses: Record<keyof typeof shadow, string> = {
  1: 'поле поиска, выбранный переключатель',
  2: 'меню, уведомление, согласие на cookie',
  3: 'диалог, боковая панель',
};

/** Shadows in the current theme. */
export function Shadows() {
  return (
    <div className={styles.row}>
      {([1, 2, 3] as const).map((name) => (
        <Labelled key={name} label={`${name}: ${shadowUses[name]}`}>
          {boxOf({ boxShadow: vars.shadow[name] }, styles.lifted)}
        </Labelled>
      ))}
    </div>
  );
}

const zUses: Record<keyof typeof zIndex, string> = {
  header: 'Шапка, прилипшая к верху',
  bar: 'Нижняя панель, полоса загрузки',
  panel: 'Боковые панели и шторки',
  dialog: 'Диалоги',
  popover: 'Списки, меню, подсказки',
  toast: 'Уведомления: над всем',
};

/** Stacking order, topmost first. */
export function Layers() {
  const names = (Object.keys(zIndex) as (keyof typeof zIndex)[]).toReversed();
  return (
    <div className={styles.labelled}>
      {names.map((name) => (
        <div key={name} className={styles.layer}>
          {zIndex[name]} · {name} · {zUses[name]}
        </div>
      ))}
    </div>
  );
}
