import type { ReturnRule } from '../catalog/schema.ts';
import type { ManagedCategory } from './category.schema.ts';

/** The rule for goods in general, where no category has one. */
const generalRule: ReturnRule = 'GIFTS';

/** The return rule of a category: its own, or that of the nearest ancestor with one. */
export function returnRuleOf(
  categories: readonly Pick<ManagedCategory, 'id' | 'parentId' | 'returnRule'>[],
  id: number | null,
): ReturnRule {
  const own = id === null ? undefined : categories.find((each) => each.id === id);
  return own ? (own.returnRule ?? returnRuleOf(categories, own.parentId)) : generalRule;
}

/** The last part of an address. */
const addressPattern = /^[\da-z]+(?:-[\da-z]+)*$/;
/** Pages of the catalogue and of every shop in the same place as a category's name. */
const reservedAddresses = new Set(['search', 'content', 'articles', 'storefront']);

/** Whether a text can be the last part of a category's address: small Latin letters, digits and single hyphens. */
export const isCategorySlug = (text: string): boolean => addressPattern.test(text) && !reservedAddresses.has(text);
