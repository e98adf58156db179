import type { Category } from '@vetka/domain/catalog';
import { formatNumber } from '@vetka/domain/plural';
import { useState } from 'react';
import { Avatar } from '../../../components/Avatar/index.ts';
import { Container } from '../../../components/Container/index.ts';
import { ChevronRightIcon } from '../../../components/Icon/icons/ChevronRightIcon.ts';
import { FlowerIcon } from '../../../components/Icon/icons/FlowerIcon.ts';
import { Image } from '../../../components/Image/index.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { classes } from '../../../internal/classes.ts';
import { pairClass } from '../../../internal/pairs.ts';
import { categoryPath } from '../../paths.ts';
import * as styles from './CatalogMenu.css.ts';
import { moveInMenu } from './menuKeys.ts';
import { useHoverIntent } from './useHoverIntent.ts';

type MenuCategory = Pick<Category, 'id' | 'parentId' | 'slug' | 'name' | 'productsCount'> & {
  /** A site-absolute path. */
  image: { url: string } | null;
};

export interface CatalogMenuLink {
  href: string;
  label: string;
  /** Number of products behind the link. */
  count?: number | undefined;
}

export interface CatalogMenuSection {
  title: string;
  links: readonly CatalogMenuLink[];
}

export interface CatalogMenuShop {
  href: string;
  name: string;
  /** «29 товаров». */
  note: string;
  /** Site-absolute path of the logo. */
  picture?: string | null | undefined;
  /** Colour pair of the monogram. @default 0 */
  colorIndex?: number | undefined;
}

export interface CatalogMenuBanner {
  href: string;
  title: string;
  text: string;
  /** Site-absolute path of the picture. */
  picture: string;
}

export interface CatalogMenuProps {
  /** All categories in one list; `parentId` 0 is the top level. A single top category is left out for its children. */
  categories: readonly MenuCategory[];
  /** Ways into the selected category: occasions, flowers, prices. Its subcategories are shown anyway. */
  sections?: readonly CatalogMenuSection[] | undefined;
  /** Shops that sell in the selected category. */
  shops?: readonly CatalogMenuShop[] | undefined;
  /** Beside the links on a wide screen. */
  banner?: CatalogMenuBanner | undefined;
  /** A category was pointed at or focused: its `sections`, `shops` and `banner` are wanted. */
  onSelect?: ((category: MenuCategory) => void) | undefined;
  /** @default '/catalog/{slug}' */
  hrefOf?: ((category: MenuCategory) => string) | undefined;
  /** A link was followed: close the menu. */
  onNavigate?: (() => void) | undefined;
}

const pathOf = ({ slug }: MenuCategory) => categoryPath(slug);

/** The categories that the menu begins with. */
export function firstLevelOf<Each extends Pick<Category, 'id' | 'parentId'>>(categories: readonly Each[]): Each[] {
  const top = categories.filter(({ parentId }) => parentId === 0);
  const [only] = top;
  const inside = categories.filter(({ parentId }) => parentId === only?.id);
  return top.length === 1 && inside.length > 0 ? inside : top;
}

/** The catalogue below the header: categories, and the ways into the one pointed at. */
export function CatalogMenu({
  categories,
  sections = [],
  shops = [],
  banner,
  onSelect,
  hrefOf = pathOf,
  onNavigate,
}: CatalogMenuProps) {
  const first = firstLevelOf(categories);
  const [selectedId, setSelectedId] = useState(first[0]?.id);
  const selected = first.find(({ id }) => id === selectedId) ?? first[0];
  const select = (category: MenuCategory) => {
    setSelectedId(category.id);
    onSelect?.(category);
  };
  const intent = useHoverIntent(select);
  return (
    <div className={styles.place}>
      <Container>
        <nav className={styles.menu} aria-label="Категории">
          <ul>
            {first.map((category) => (
              <li key={category.id}>
                <Anchor
                  className={styles.category}
                  href={hrefOf(category)}
                  data-menu="category"
                  data-selected={category.id === selected?.id ? '' : undefined}
                  onClick={onNavigate}
                  onFocus={() => select(category)}
                  onKeyDown={moveInMenu}
                  {...intent(category)}
                >
                  <span className={styles.picture}>
                    {category.image ? (
                      <Image src={category.image.url} alt="" ratio="fill" corner="none" width={32} />
                    ) : (
                      <FlowerIcon size="s" />
                    )}
                  </span>
                  <span className={styles.name}>{category.name}</span>
                  <span className={styles.chevron}>
                    <ChevronRightIcon size="s" />
                  </span>
                </Anchor>
              </li>
            ))}
          </ul>
          {selected && (
            <div className={styles.sections}>
              {[ownSection(selected, categories, hrefOf), ...sections].map((section) => (
                <Section key={section.title} {...section} onNavigate={onNavigate} />
              ))}
              {shops.length > 0 && <Shops shops={shops} onNavigate={onNavigate} />}
            </div>
          )}
          {banner && (
            <Banner {...banner} colour={first.findIndex(({ id }) => id === selected?.id)} onNavigate={onNavigate} />
          )}
        </nav>
      </Container>
    </div>
  );
}

/** The selected category itself and its subcategories. */
function ownSection(
  selected: MenuCategory,
  categories: readonly MenuCategory[],
  hrefOf: (category: MenuCategory) => string,
): CatalogMenuSection {
  const link = (category: MenuCategory, label: string) => ({
    href: hrefOf(category),
    label,
    count: category.productsCount,
  });
  const children = categories.filter(({ parentId }) => parentId === selected.id);
  return { title: selected.name, links: [link(selected, 'Все'), ...children.map((each) => link(each, each.name))] };
}

function Section({ title, links, onNavigate }: CatalogMenuSection & Pick<CatalogMenuProps, 'onNavigate'>) {
  return (
    <div className={styles.section}>
      <p className={styles.title}>{title}</p>
      <ul>
        {links.map(({ href, label, count }) => (
          <li key={href}>
            <Anchor className={styles.link} href={href} data-menu="link" onClick={onNavigate} onKeyDown={moveInMenu}>
              {label}
              {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Navigable = Pick<CatalogMenuProps, 'onNavigate'>;

function Shops({ shops, onNavigate }: { shops: readonly CatalogMenuShop[] } & Navigable) {
  return (
    <div className={styles.shops}>
      <p className={styles.title}>Магазины</p>
      <ul className={styles.shopList}>
        {shops.map(({ href, name, note, picture, colorIndex }) => (
          <li key={href}>
            <Anchor className={styles.shop} href={href} data-menu="link" onClick={onNavigate} onKeyDown={moveInMenu}>
              <Avatar name={name} src={picture} colorIndex={colorIndex} />
              <span className={styles.name}>
                <span className={styles.shopName}>{name}</span>
                <span className={styles.note}>{note}</span>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Banner({
  href,
  title,
  text,
  picture,
  colour,
  onNavigate,
}: CatalogMenuBanner & Navigable & { colour: number }) {
  return (
    <Anchor
      className={classes(styles.banner, pairClass(colour))}
      href={href}
      data-menu="link"
      onClick={onNavigate}
      onKeyDown={moveInMenu}
    >
      <strong className={styles.bannerTitle}>{title}</strong>
      <span className={styles.bannerText}>{text}</span>
      <span className={styles.bannerPicture}>
        <Image src={picture} alt="" ratio="fill" corner="none" width={252} />
      </span>
    </Anchor>
  );
}
