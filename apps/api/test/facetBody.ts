import type { WriteFacet } from '@vetka/domain/goods';

/** A facet of all goods, as the administration writes it: a list that is a filter. */
export const facetBody = (label: string, more: Partial<WriteFacet> = {}): WriteFacet => ({
  label,
  kind: 'LIST',
  isMultiple: true,
  unit: '',
  isWanted: false,
  isFilter: true,
  categoryIds: [],
  ...more,
});
