import type { ReturnRule } from '../catalog/schema.ts';
import type { ManagedCategory } from './category.schema.ts';

/** Of goods in general, where no category says more. */
const generalRule: ReturnRule = 'GIFTS';

/** What of a category may be taken back: its own rule, or that of the nearest category above it. */
export function returnRuleOf(
  categories: readonly Pick<ManagedCategory, 'id' | 'parentId' | 'returnRule'>[],
  id: number | null,
): ReturnRule {
  const own = id === null ? undefined : categories.find((each) => each.id === id);
  return own ? (own.returnRule ?? returnRuleOf(categories, own.parentId)) : generalRule;
}

/** The last part of an address. */
const addressPattern = /^[\da-z]+(?:-[\da-z]+)*$/;
/** Pages of the catalogue and of every shop that stand where a category's name does. */
const reservedAddresses = new Set(['search', 'content', 'articles', 'storefront']);

/** Whether a text can be the last part of a category's address: small Latin letters, digits and single hyphens. */
export const isCategorySlug = (text: string): boolean => addressPattern.test(text) && !reservedAddresses.has(text);
