import type { WrittenReview } from '@vetka/ui/patterns/review/ReviewForm';

type ReviewDraft = Partial<WrittenReview>;

const keyOf = (target: string) => `vetka.review.${target}`;

/** The unsent text of a review, stored in this browser. @param target `product-12` or `service-3` */
export function readReviewDraft(target: string): ReviewDraft | undefined {
  try {
    const stored = localStorage.getItem(keyOf(target));
    return stored === null ? undefined : (JSON.parse(stored) as ReviewDraft);
  } catch {
    // Storage is disabled, so there is no draft.
    return undefined;
  }
}

/** Keeps a draft; `undefined` removes it. */
export function keepReviewDraft(target: string, draft: ReviewDraft | undefined): void {
  try {
    if (draft === undefined) localStorage.removeItem(keyOf(target));
    else localStorage.setItem(keyOf(target), JSON.stringify(draft));
  } catch {
    // Storage is full or disabled: the draft lasts as long as the page.
  }
}
