/** Articles by the editor, by florists and by services. */
import type { PictureSpec } from '../pictures/spec.ts';
import type { Block } from './article-body.ts';
import { careArticles } from './articles-care.ts';
import { lifeArticles } from './articles-life.ts';

export interface DemoArticle {
  slug: string;
  title: string;
  lead: string;
  /** Nickname of the author, or the slug of the service that publishes it. */
  person: string | null;
  service: string | null;
  tags: string[];
  minutes: number;
  cover: PictureSpec;
  blocks: Block[];
  daysAgo: number;
  isDraft: boolean;
}

/** Newest first. */
export const demoArticles: DemoArticle[] = [...careArticles, ...lifeArticles].toSorted((a, b) => a.daysAgo - b.daysAgo);
