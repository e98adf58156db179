import { formatPrice } from '@vetka/domain/money';
import { useEffect, useRef } from 'react';
import { Avatar } from '../../../components/Avatar/index.ts';
import { ChevronRightIcon } from '../../../components/Icon/icons/ChevronRightIcon.ts';
import { ClockIcon } from '../../../components/Icon/icons/ClockIcon.ts';
import { GridIcon } from '../../../components/Icon/icons/GridIcon.ts';
import { SearchIcon } from '../../../components/Icon/icons/SearchIcon.ts';
import { Image } from '../../../components/Image/index.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { marked } from './marked.ts';
import type { Suggestion, SuggestionLook } from './suggestion.ts';
import * as styles from './SuggestPanel.css.ts';

const icons = { recent: ClockIcon, query: SearchIcon, category: GridIcon };

/** Widths of the pictures (px). */
const pictureWidth = 44;
const cardSizes = '(min-width: 768px) 44px, 50vw';

function Mark({ look, picture, label }: { look: SuggestionLook } & Pick<Suggestion, 'picture' | 'label'>) {
  if (look === 'service') return <Avatar name={label} src={picture} size="s" />;
  if (look === 'product' || look === 'article') {
    return (
      <span className={styles.picture}>
        <Image src={picture ?? undefined} alt="" width={pictureWidth} ratio="fill" corner="s" />
      </span>
    );
  }
  if (look === 'card') {
    return (
      <span className={styles.cardPicture}>
        <Image src={picture ?? undefined} alt="" sizes={cardSizes} ratio="fill" corner="none" />
      </span>
    );
  }
  if (look === 'chip' || look === 'more') return null;
  const Icon = icons[look];
  return (
    <span className={styles.icon}>
      <Icon />
    </span>
  );
}

interface SuggestOptionProps {
  id: string;
  suggestion: Suggestion;
  look: SuggestionLook;
  /** The typed text. */
  text: string;
  isActive: boolean;
  onPoint: () => void;
  onFollow: () => void;
}

/** One suggestion: a link, so that it can be opened in a new tab. The focus stays in the field. */
export function SuggestOption({ id, suggestion, look, text, isActive, onPoint, onFollow }: SuggestOptionProps) {
  const element = useRef<HTMLLIElement>(null);
  useEffect(
    function keepInSight() {
      if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
    },
    [isActive],
  );
  const { label, href, note, price, picture } = suggestion;
  return (
    <li ref={element} role="presentation" className={look === 'chip' ? styles.chipPlace : undefined}>
      <Anchor
        id={id}
        role="option"
        aria-selected={isActive}
        data-highlighted={isActive ? '' : undefined}
        className={styles.option[look === 'chip' || look === 'card' ? look : 'row']}
        href={href}
        tabIndex={-1}
        onClick={onFollow}
        onPointerMove={(event) => event.pointerType === 'mouse' && !isActive && onPoint()}
      >
        <Mark look={look} picture={picture} label={label} />
        <span className={look === 'more' ? styles.more : styles.label}>
          <span>
            {marked(label, text, look === 'query' ? 'completed' : 'matched').map((part, place) =>
              part.isBold ? <b key={place}>{part.text}</b> : part.text,
            )}
          </span>
          {look === 'more' && <ChevronRightIcon size="s" />}
        </span>
        {note && <span className={styles.note}>{note}</span>}
        {price !== undefined && <span className={styles.price}>{formatPrice(price)}</span>}
      </Anchor>
    </li>
  );
}
