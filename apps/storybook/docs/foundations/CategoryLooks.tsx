import { CategoryTiles } from '@vetka/ui/patterns/catalog/CategoryTiles';

const names = [
  'Букеты',
  'Розы',
  'Пионы',
  'Тюльпаны',
  'В корзинах',
  'В коробках',
  'Растения',
  'Сухоцветы',
  'Свадебные',
  'Сладости',
  'Игрушки',
  'Шары',
];

const categories = names.map((name, place) => ({ id: place + 1, slug: `category-${place + 1}`, name, image: null }));

/** Categories without pictures, so that their colours show. */
export function CategoryLooks() {
  return <CategoryTiles categories={categories} />;
}
