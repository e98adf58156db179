import { stemLimits, stemTitle, type Recipe, type RecipeEdit, type RecipePart, type Stem } from '@vetka/domain/stem';

/** A recipe as it is edited; the stepper keeps the numbers whole. */
export type RecipeDraft = readonly RecipePart[];

export const recipeDraftOf = ({ parts }: Recipe): RecipeDraft => parts;

/** Adds a stem, or one more piece of it. */
export function withStem(parts: RecipeDraft, stem: Stem): RecipeDraft {
  const { id, name, colour, unit, costPrice, stock } = stem;
  return parts.some((part) => part.stem.id === id)
    ? parts.map((part) =>
        part.stem.id === id ? { ...part, quantity: Math.min(part.quantity + 1, stemLimits.partQuantity) } : part,
      )
    : [...parts, { stem: { id, name, colour, unit, costPrice, stock }, quantity: 1 }];
}

export const withQuantity = (parts: RecipeDraft, id: number, quantity: number): RecipeDraft =>
  parts.map((part) => (part.stem.id === id ? { ...part, quantity } : part));

export const withoutStem = (parts: RecipeDraft, id: number): RecipeDraft => parts.filter(({ stem }) => stem.id !== id);

export const recipeEditOf = (parts: RecipeDraft): RecipeEdit => ({
  parts: parts.map(({ stem, quantity }) => ({ stemId: stem.id, quantity })),
});

export const isSameRecipe = (parts: RecipeDraft, other: RecipeDraft): boolean =>
  JSON.stringify(recipeEditOf(parts)) === JSON.stringify(recipeEditOf(other));

/** The composition as shoppers read it. */
export const compositionOf = (parts: RecipeDraft) =>
  parts.map(({ stem, quantity }) => ({ name: stemTitle(stem), quantity }));

/** The parts that are not saved, and those that they have replaced. */
export type EditedRecipe = Record<'parts' | 'before', RecipeDraft>;

/** What the person has edited while `sent` was saved is left. */
export function afterSave(now: EditedRecipe | undefined, sent: EditedRecipe): EditedRecipe | undefined {
  return now && now !== sent ? { parts: now.parts, before: sent.parts } : undefined;
}

/** A recipe put back by hand is no edit, unless another one is just being saved. */
export const isPutBack = (edited: EditedRecipe, saved: RecipeDraft, isPending: boolean): boolean =>
  !isPending && isSameRecipe(edited.parts, saved);
