import type { ArticleDraft, SaveArticle } from '@vetka/domain/article';

/** The author's text in the form in which it is saved. */
export type DraftText = Omit<SaveArticle, 'version'>;

export const textOfDraft = ({ title, lead, body, tags, cover, audience }: ArticleDraft): DraftText => ({
  title,
  lead,
  body,
  tags,
  coverId: cover?.id ?? null,
  audience,
});

/** Input on this device that has not reached the server. */
export interface DeviceDraft {
  /** The version that it changes. */
  version: number;
  text: DraftText;
  /** Texts that were sent and not answered: the server may have one of them. */
  sent?: readonly DraftText[] | undefined;
}

const keyOf = (id: number) => `vetka.article.${id}`;

/** The unsaved text of an article in this browser. */
export const deviceDrafts = {
  read(id: number): DeviceDraft | null {
    try {
      return JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as DeviceDraft | null;
    } catch {
      // Storage is disabled or was damaged.
      return null;
    }
  },
  keep(id: number, draft: DeviceDraft | null): void {
    try {
      if (draft) localStorage.setItem(keyOf(id), JSON.stringify(draft));
      else localStorage.removeItem(keyOf(id));
    } catch {
      // Storage is full or disabled: the text lasts as long as the page.
    }
  },
};
