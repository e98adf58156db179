import { describe, expect, it } from 'vitest';
import { chosenOf, isAmong, toggled, withFilter, withoutFilters } from './filterQuery.ts';

describe('filters of the URL', () => {
  it('adds a second value to a list and removes the first again', () => {
    const two = toggled({ flower: 'роза' }, 'flower', 'пион');
    expect(two).toEqual({ flower: 'роза,пион' });
    expect(toggled(two, 'flower', 'роза')).toEqual({ flower: 'пион' });
  });

  it('keeps the values of added facets in one list', () => {
    const one = toggled({}, 'material', 'material.glass');
    const two = toggled(one, 'wrap', 'wrap.kraft');
    expect(two).toEqual({ facet: 'material.glass,wrap.kraft' });
    expect(isAmong(chosenOf(two, 'wrap'), 'wrap.kraft')).toBe(true);
    expect(toggled(two, 'material', 'material.glass')).toEqual({ facet: 'wrap.kraft' });
  });

  it('removes a filter from the URL with its last value', () => {
    expect(toggled({ flower: 'роза', search: 'букет' }, 'flower', 'роза')).toEqual({ search: 'букет' });
  });

  it('starts from the first page after any change', () => {
    expect(withFilter({ page: 4, sort: 'new' }, { priceFrom: 1500 })).toEqual({ sort: 'new', priceFrom: 1500 });
  });

  it('allows only one rating', () => {
    expect(toggled({ rating: 4 }, 'rating', '5')).toEqual({ rating: 5 });
    expect(toggled({ rating: 5 }, 'rating', '5')).toEqual({});
    expect(isAmong(chosenOf({ rating: 5 }, 'rating'), '4')).toBe(false);
  });

  it('toggles a condition', () => {
    expect(toggled({}, 'deliveryToday', 'true')).toEqual({ deliveryToday: true });
    expect(toggled({ deliveryToday: true }, 'deliveryToday', 'true')).toEqual({});
  });

  it('does not match a part of a value', () => {
    expect(isAmong(chosenOf({ flower: 'чайная роза' }, 'flower'), 'роза')).toBe(false);
  });

  it('keeps the search, as it was asked for, and the sort order when everything is reset', () => {
    expect(withoutFilters({ search: 'букет', asTyped: true, sort: 'new', flower: 'роза', page: 2 })).toEqual({
      search: 'букет',
      asTyped: true,
      sort: 'new',
    });
  });
});
