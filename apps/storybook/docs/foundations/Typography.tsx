import { type, type TextName, type TypeToken } from '@vetka/ui/tokens';
import { Table } from '../page/Table.tsx';

const names = Object.keys(type) as TextName[];

const sizeText = ({ size, line }: TypeToken['phone']) => `${size} / ${line}`;

const rowOf = (name: TextName) => {
  const token: TypeToken = type[name];
  const { size, line } = token.desktop;
  return {
    id: name,
    cells: [
      name,
      <span
        key="sample"
        style={{
          fontSize: size,
          lineHeight: `${line}px`,
          fontWeight: token.weight,
          letterSpacing: token.tracking ?? 'normal',
        }}
      >
        {name.startsWith('price') ? '4 890 ₽' : 'Щедрый букет, 25 роз'}
      </span>,
      sizeText(token.phone),
      token.tablet ? sizeText(token.tablet) : '–',
      sizeText(token.desktop),
      token.weight,
      token.tracking ?? '0',
    ],
  };
};

const head = ['Стиль', 'Образец', 'Телефон', 'Планшет', 'Монитор', 'Насыщенность', 'Разрядка'];

/** Text styles with their sizes. */
export function Typography() {
  return <Table label="Стили текста" head={head} rows={names.map(rowOf)} />;
}
