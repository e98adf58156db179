import { Text } from '@vetka/ui/Text';
import {
  color,
  colorPairs,
  contrastPairs,
  contrastRatio,
  type ColorName,
  type ContrastPair,
  type ThemeName,
} from '@vetka/ui/tokens';
import { Section } from '../page/Section.tsx';
import { Table } from '../page/Table.tsx';
import * as pageStyles from '../page/page.css.ts';
import { colorPurposes } from './colorPurposes.ts';
import * as styles from './foundations.css.ts';
import { themeNames } from './themeNames.ts';

const names = Object.keys(color) as ColorName[];

function Swatch({ name }: { name: ColorName }) {
  return (
    <div className={styles.swatch}>
      <div className={styles.threeThemes}>
        {themeNames.map(([theme]) => (
          <div key={theme} className={styles.paint} style={{ background: color[name][theme] }} />
        ))}
      </div>
      <Text weight="strong">
        {name} <code className={pageStyles.code}>{`--vetka-color-${name}`}</code>
      </Text>
      <Text size="small">{colorPurposes[name]}</Text>
      <Text size="micro" tone="muted">
        {themeNames.map(([theme]) => color[name][theme]).join(' · ')}
      </Text>
    </div>
  );
}

const ratio = new Intl.NumberFormat('ru', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

interface SampleProps {
  text: ColorName;
  on: ColorName;
  theme: ThemeName;
  /** Borders, stars: graphics, not text. */
  isGraphic?: boolean;
}

function Sample({ text, on, theme, isGraphic = false }: SampleProps) {
  const value = ratio.format(contrastRatio(text, on, theme));
  if (isGraphic) {
    return (
      <span className={styles.sample} style={{ color: color.ink[theme], background: color[on][theme] }}>
        <span className={styles.dot} style={{ background: color[text][theme] }} />
        {value}
      </span>
    );
  }
  return (
    <span className={styles.sample} style={{ color: color[text][theme], background: color[on][theme] }}>
      Пионы {value}
    </span>
  );
}

const pairRow = ({ text, on, needs }: ContrastPair) => ({
  id: `${text} ${on}`,
  cells: [
    `${text} на ${on}`,
    ...themeNames.map(([theme]) => <Sample key={theme} text={text} on={on} theme={theme} isGraphic={needs < 4.5} />),
    ratio.format(needs),
  ],
});

const pairHead = ['Пара', ...themeNames.map(([, name]) => name), 'не меньше'];

/** Every colour in the three themes, with the contrast of every pair that must be readable. */
export function Colors() {
  return (
    <>
      <Section id="colors" title="Цвета по назначению">
        <Text>
          Слева направо: {themeNames.map(([, name]) => name).join(', ')}. Цвет выбирают по назначению, а не по виду: в
          другой теме он будет другим.
        </Text>
        <div className={styles.swatches}>
          {names.map((name) => (
            <Swatch key={name} name={name} />
          ))}
        </div>
      </Section>
      <Section id="contrast" title="Контраст">
        <Text>
          Отношение по WCAG 2.2 посчитано из самих значений; тест не даёт собрать набор, где пара ниже нужного. Текст –
          4,5, значки и края полей – 3.
        </Text>
        <Table label="Контраст пар" head={pairHead} rows={contrastPairs.map(pairRow)} />
      </Section>
    </>
  );
}

/** The six colour pairs that badges, categories and monograms cycle through. */
export function ColorPairs() {
  return (
    <Table
      label="Шесть пар"
      head={['Номер и заливка', ...themeNames.map(([, name]) => name)]}
      rows={colorPairs.map(({ text, fill }, place) => ({
        id: fill,
        cells: [
          `${place}. ${fill}`,
          ...themeNames.map(([theme]) => <Sample key={theme} text={text} on={fill} theme={theme} />),
        ],
      }))}
    />
  );
}
