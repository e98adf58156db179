import type { ArticleCard as Article } from '@vetka/domain/article';
import { plural } from '@vetka/domain/plural';
import { Badge } from '../../../components/Badge/index.ts';
import { Image } from '../../../components/Image/index.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { articlePath } from '../../paths.ts';
import * as styles from './ArticleCard.css.ts';

type Variant = keyof typeof styles.variant;

export interface ArticleCardProps {
  article: Article;
  /** `large` leads a page, `row` is for the list beside it, `card` for a grid. @default 'card' */
  variant?: Variant | undefined;
  /** `null`: the card is not a link. @default '/articles/{slug}' */
  href?: string | null | undefined;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | undefined;
  isPriority?: boolean | undefined;
}

const sizes: Record<Variant, string> = {
  large: '(min-width: 768px) 55vw, calc(100vw - 32px)',
  card: '(min-width: 1280px) 31vw, (min-width: 768px) 46vw, calc(100vw - 32px)',
  row: '(min-width: 1280px) 220px, (min-width: 768px) 15vw, 112px',
};

function Cover({ article, variant, isPriority }: { article: Article; variant: Variant; isPriority: boolean }) {
  const src = article.cover?.url;
  const common = { src, alt: article.cover?.alt ?? '', sizes: sizes[variant], hasZoom: true, isPriority };
  if (variant !== 'row') {
    return (
      <span className={styles.picture}>
        <Image {...common} ratio="16 / 10" position="bouquet" />
      </span>
    );
  }
  return (
    <span className={styles.rowPicture}>
      <Image {...common} ratio="fill" position="bouquet" />
    </span>
  );
}

/** Sum of the character codes, so that a topic has the same colour on every page. */
const colorIndexOfTag = (tag: string) => [...tag].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** An article: its cover, topic, title and reading time. */
export function ArticleCard({
  article,
  variant = 'card',
  href = articlePath(article.slug),
  level = 3,
  isPriority = false,
}: ArticleCardProps) {
  const { title, tags, minutes, author, lead } = article;
  const [tag] = tags;
  const Title = `h${level}` as const;
  const reading = plural(minutes, ['минута', 'минуты', 'минут']);
  const words = (
    <>
      {tag && <Badge colorIndex={colorIndexOfTag(tag)}>{tag}</Badge>}
      <Title className={styles.title[variant]}>{title}</Title>
      {variant === 'card' && lead && <span className={styles.lead}>{lead}</span>}
      <span className={styles.meta}>{variant === 'row' ? reading : `${author.name} · ${reading}`}</span>
    </>
  );
  const content = (
    <>
      <Cover article={article} variant={variant} isPriority={isPriority} />
      {variant === 'row' ? <span className={styles.words}>{words}</span> : words}
    </>
  );
  if (href === null) return <div className={styles.variant[variant]}>{content}</div>;
  return (
    <Anchor className={styles.variant[variant]} href={href} data-zoom-area="">
      {content}
    </Anchor>
  );
}
