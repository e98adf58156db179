/** Articles by the editor, by florists and by services. */
import { careArticles } from './articles-care.ts';
import { lifeArticles } from './articles-life.ts';
import type { DemoArticle } from './demo-article.ts';

/** Newest first. */
export const demoArticles: DemoArticle[] = [...careArticles, ...lifeArticles].toSorted((a, b) => a.daysAgo - b.daysAgo);
