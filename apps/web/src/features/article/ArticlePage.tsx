import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { headingsOf, type Article } from '@vetka/domain/article';
import { actorHref } from '@vetka/domain/comment';
import { plural } from '@vetka/domain/plural';
import { Avatar } from '@vetka/ui/Avatar';
import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { Chip } from '@vetka/ui/Chip';
import { DateText } from '@vetka/ui/DateText';
import { Image } from '@vetka/ui/Image';
import { Link } from '@vetka/ui/Link';
import { PageSection } from '@vetka/ui/patterns/page/PageSection';
import { Comments } from '../../shell/comments/lazyComponents.ts';
import { belowArticle } from '../../shell/layout/farPart.css.ts';
import { AuthorFollow } from '../../shell/following/lazyComponents.ts';
import { pagePath } from '../../shell/links/pagePath.ts';
import { listHref } from '../../shell/lists/listSearch.ts';
import { ArticleGrid } from '../../shell/publications/ArticleGrid.tsx';
import { useApi } from '../../shell/useContext.ts';
import { articleQueries } from './article.queries.ts';
import { ArticleBody } from './body/ArticleBody.tsx';
import { ArticleMarks } from './lazyParts.ts';
import * as styles from './ArticlePage.css.ts';
import { printed } from './print.css.ts';

interface ArticlePageProps {
  slug: string;
  /** Page number of the comments. */
  page: number;
  /** The comment of the URL. */
  commentId: number | undefined;
}

/** The shapes of the cover, whose height is fixed. */
const crops = [
  { media: '(min-width: 1280px)', shape: '5:2' },
  { media: '(min-width: 1024px)', shape: '2:1' },
  { media: '(min-width: 480px)', shape: '16:10' },
  { shape: '11:8' },
] as const;

/** An article, its comments and related articles. */
export default function ArticlePage({ slug, page, commentId }: ArticlePageProps) {
  const api = useApi();
  const { data: article } = useSuspenseQuery(articleQueries.one(api, slug));
  const { data: related = [] } = useQuery(articleQueries.related(api, slug));
  return (
    <>
      <Breadcrumbs items={crumbsOf(article)} />
      <article className={printed}>
        <Head article={article} />
        {article.cover && (
          <div className={styles.cover}>
            <Image
              src={article.cover.url}
              alt=""
              sizes="(min-width: 768px) 93vw, calc(100vw - 32px)"
              ratio="fill"
              position="bouquet"
              crops={crops}
              isPriority
            />
          </div>
        )}
        <Contents article={article} />
        <ArticleBody
          body={article.body}
          pictures={article.pictures}
          products={article.products}
          services={article.services}
        />
        <Tags tags={article.tags} />
      </article>
      <div className={belowArticle}>
        <BelowText article={article} page={page} commentId={commentId} />
        {related.length > 0 && (
          <PageSection title="Читайте ещё" moreHref={pagePath('/articles')} moreLabel="Все статьи">
            <ArticleGrid articles={related} level={3} />
          </PageSection>
        )}
      </div>
    </>
  );
}

interface BelowTextProps extends Omit<ArticlePageProps, 'slug'> {
  article: Article;
}

/** Votes, the heart and the comments. */
function BelowText({ article, page, commentId }: BelowTextProps) {
  const path = pagePath('/articles/$article', { article: article.slug });
  return (
    <div className={styles.comments}>
      <ArticleMarks article={article} />
      <Comments
        area="article"
        id={article.id}
        page={page}
        linkedId={commentId}
        linkTo={(comment) => `${path}?comment=${comment}`}
        hrefOf={(each) => listHref(path, { page: each })}
      />
    </div>
  );
}

/** The title is shown right below, so the breadcrumbs end at the subject. */
function crumbsOf({ tags: [subject] }: Article) {
  const articles = { label: 'Статьи', href: pagePath('/articles') };
  const home = { label: 'Главная', href: '/' };
  return subject
    ? [home, articles, { label: subject, href: listHref(pagePath('/articles'), { tag: subject }) }]
    : [home, articles];
}

function Head({ article: { title, lead, author, createdAt, minutes, isOwn } }: { article: Article }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.author}>
        <Avatar name={author.name} src={author.avatar?.url} colorIndex={author.id} />
        <div>
          <Link tone="quiet" href={actorHref(author)}>
            {author.name}
          </Link>
          <p className={styles.meta}>
            <DateText value={createdAt} /> · {plural(minutes, ['минута', 'минуты', 'минут'])} чтения
          </p>
        </div>
        {!isOwn && (
          <div className={styles.follow}>
            <AuthorFollow author={author} />
          </div>
        )}
      </div>
    </header>
  );
}

/** Shorter articles are read without one. */
const fewestHeadings = 3;

/** A table of contents of a long article. */
function Contents({ article: { body } }: { article: Article }) {
  const headings = headingsOf(body);
  if (headings.length < fewestHeadings) return null;
  return (
    <nav className={styles.contents} aria-label="Содержание">
      <ol>
        {headings.map(({ id, level, text }) => (
          <li key={id} className={styles.contentsOf[level]}>
            <Link tone="quiet" href={`#${id}`}>
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Tags({ tags }: Pick<Article, 'tags'>) {
  if (tags.length === 0) return null;
  return (
    <nav className={styles.tags} aria-label="Темы статьи">
      {tags.map((tag) => (
        <Chip key={tag} variant="soft" href={listHref(pagePath('/articles'), { tag })}>
          {tag}
        </Chip>
      ))}
    </nav>
  );
}
