import type { PictureSpec } from '../pictures/spec.ts';
import type { Block } from './article-body.ts';

/** An article of the demo shop. */
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
