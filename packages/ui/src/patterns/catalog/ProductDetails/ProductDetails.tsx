import type { Product } from '@vetka/domain/catalog';
import { formatDuration } from '@vetka/domain/duration';
import { formatNumber } from '@vetka/domain/plural';
import { ColourSample, colourSample } from '../ColourSample/index.ts';
import * as styles from './ProductDetails.css.ts';

export interface ProductDetailsProps {
  product: Product;
}

/** Dimensions as text; unknown ones are left out. */
function measuresOf({ height, width, weight, amount, unit, productionMinutes }: Product): string[] {
  return [
    height !== null && `Высота ${height}\u00A0см`,
    width !== null && `Ширина ${width}\u00A0см`,
    weight !== null && `Вес ${weight < 1000 ? `${weight}\u00A0гр` : `${formatNumber(weight / 1000)}\u00A0кг`}`,
    !(unit === 'шт' && amount === 1) && `В упаковке ${formatNumber(amount)}\u00A0${unit}`,
    productionMinutes > 0 && `Собирают ${formatDuration(productionMinutes)}`,
  ].filter((measure) => measure !== false);
}

/** Finds a colour in a name: «Пион «Сара Бернар», розовый». */
const colourIn = (name: string) =>
  name
    .split(/[^а-яё]+/i)
    .map(colourSample)
    .find(Boolean);
/** Greenery and wrapping, for components without a colour in their name. */
const greens = ['#9DB5A4', '#C9BFA5', '#B7C4A1'] as const;
const neutral = (index: number): string => greens[index % greens.length] ?? greens[0];

function Composition({ product }: ProductDetailsProps) {
  if (product.composition.length === 0) return null;
  return (
    <section aria-label="Состав">
      <h2 className={styles.title}>Состав</h2>
      <ul className={styles.rows}>
        {product.composition.map(({ name, quantity }, index) => (
          <li key={name} className={styles.row}>
            <ColourSample colour={colourIn(name) ?? neutral(index)} />
            <span className={styles.name}>{name}</span>
            <b className={styles.value}>{quantity}&nbsp;шт</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Attributes({ product }: ProductDetailsProps) {
  if (product.attributes.length === 0) return null;
  return (
    <section className={styles.attributes} aria-label="Характеристики">
      <h2 className={styles.title}>Характеристики</h2>
      <dl className={styles.rows}>
        {product.attributes.map(({ name, label, values }) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{label}</dt>
            <dd className={styles.value}>{values.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Measures({ product }: ProductDetailsProps) {
  return (
    <p className={styles.measures}>
      {measuresOf(product).map((measure) => (
        <span key={measure}>{measure}</span>
      ))}
    </p>
  );
}

function About({ product: { description, care } }: ProductDetailsProps) {
  return (
    <section aria-label="Описание">
      <h2 className={styles.title}>Описание</h2>
      <p className={styles.about}>{description}</p>
      {care && (
        <>
          <h3 className={styles.careTitle}>Уход</h3>
          <p className={styles.care}>{care}</p>
        </>
      )}
    </section>
  );
}

/** Everything below the product's main block: composition, dimensions, description, care, attributes. */
export function ProductDetails({ product }: ProductDetailsProps) {
  return (
    <div className={styles.details}>
      <div>
        <Composition product={product} />
        <Measures product={product} />
      </div>
      <div>
        <About product={product} />
        <Attributes product={product} />
      </div>
    </div>
  );
}
