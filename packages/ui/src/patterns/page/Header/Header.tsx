import { pagePath } from '@vetka/domain/path';
import type { KeyboardEvent, ReactNode } from 'react';
import { Container } from '../../../components/Container/index.ts';
import { CloseIcon } from '../../../components/Icon/icons/CloseIcon.ts';
import { GridIcon } from '../../../components/Icon/icons/GridIcon.ts';
import { HeartIcon } from '../../../components/Icon/icons/HeartIcon.ts';
import { MapPinIcon } from '../../../components/Icon/icons/MapPinIcon.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { intercept } from '../../intercept.ts';
import { Logo } from '../Logo/index.ts';
import { HeaderActions, type HeaderActionsProps } from './HeaderActions.tsx';
import { HeaderSearch, type HeaderSearchProps } from './HeaderSearch.tsx';
import * as styles from './Header.css.ts';

export interface HeaderLink {
  href: string;
  label: string;
}

type SearchPart = 'suggestions' | 'isSuggesting' | 'onFieldFocus' | 'onSearchLeave';

export interface HeaderProps extends HeaderActionsProps, Pick<HeaderSearchProps, SearchPart> {
  /** @default `Logo` */
  logo?: ReactNode;
  /** The visitor's city; «Выберите город» if unknown. */
  cityName?: string | null | undefined;
  onCityClick?: (() => void) | undefined;
  /** «Ближайшая доставка сегодня в 12:40». */
  nearestDelivery?: string | null | undefined;
  /** The secondary links of the top strip, provided by the site. */
  links: readonly HeaderLink[];
  searchValue?: string | undefined;
  /** Handles the search; without it the browser goes to `/catalog/search?search=`. */
  onSearch?: ((text: string) => void) | undefined;
  /** Opens `catalogMenu`; without it the button links to the catalogue. */
  onCatalogClick?: (() => void) | undefined;
  /** The mouse is over the button, or the button has the focus: load the menu. */
  onCatalogIntent?: ((how: 'mouse' | 'focus') => void) | undefined;
  /** The mouse has left the button. */
  onCatalogLeave?: (() => void) | undefined;
  isCatalogOpen?: boolean | undefined;
  /** `CatalogMenu`, shown below the header while `isCatalogOpen`. */
  catalogMenu?: ReactNode;
}

function CityButton({ cityName, onCityClick }: Pick<HeaderProps, 'cityName' | 'onCityClick'>) {
  return (
    <button type="button" className={styles.city} onClick={onCityClick} aria-haspopup="dialog">
      <MapPinIcon size="s" />
      <span className={styles.cityName}>{cityName || 'Выберите город'}</span>
    </button>
  );
}

function TopStrip({ links, nearestDelivery, ...city }: HeaderProps) {
  return (
    <div className={styles.strip}>
      <CityButton {...city} />
      {nearestDelivery && <span className={styles.nearest}>{nearestDelivery}</span>}
      <nav className={styles.stripLinks} aria-label="Разделы сайта">
        {links.map(({ href, label }) => (
          <Anchor key={href} className={styles.stripLink} href={href}>
            {label}
          </Anchor>
        ))}
      </nav>
    </div>
  );
}

/** A link that acts as a button is pressed by Space too. */
function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

function CatalogButton({ isCatalogOpen = false, onCatalogClick, onCatalogIntent, onCatalogLeave }: HeaderProps) {
  return (
    <Anchor
      className={styles.catalog}
      href={pagePath('/catalog')}
      onClick={intercept(onCatalogClick)}
      onPointerEnter={({ pointerType }) => onCatalogIntent?.(pointerType === 'mouse' ? pointerType : 'focus')}
      onPointerLeave={onCatalogLeave}
      onFocus={() => onCatalogIntent?.('focus')}
      {...(onCatalogClick && { role: 'button', 'aria-expanded': isCatalogOpen, onKeyDown: pressBySpace })}
    >
      <span className={styles.catalogLabel}>
        {isCatalogOpen ? <CloseIcon /> : <GridIcon />}
        Каталог
      </span>
    </Anchor>
  );
}

/** The header of content pages: a strip and a bar on wide screens; logo, city and search on a phone. */
export function Header(props: HeaderProps) {
  const { logo = <Logo />, searchValue = '', favoritesHref, cityName, onCityClick, isSuggesting = false } = props;
  const isOver = isSuggesting || (props.isCatalogOpen && Boolean(props.catalogMenu));
  return (
    <>
      <header className={styles.header} data-searching={isSuggesting ? '' : undefined}>
        <Container>
          <TopStrip {...props} />
          <div className={styles.main}>
            {logo}
            <div className={styles.phoneActions}>
              <CityButton cityName={cityName} onCityClick={onCityClick} />
              {favoritesHref && (
                <span className={styles.phoneFavorites}>
                  <IconButton label="Избранное" icon={<HeartIcon size="l" />} href={favoritesHref} />
                </span>
              )}
            </div>
            <CatalogButton {...props} />
            <HeaderSearch {...props} value={searchValue} />
            <HeaderActions {...props} />
          </div>
        </Container>
        {props.isCatalogOpen && props.catalogMenu}
      </header>
      {isOver && <div className={styles.scrim} />}
    </>
  );
}
