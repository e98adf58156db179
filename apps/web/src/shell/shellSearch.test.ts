import { describe, expect, it } from 'vitest';
import { parseSearchText, searchText } from './searchText.ts';
import { parseShellSearch } from './shellSearch.ts';

describe('parseShellSearch', () => {
  it('parses valid parameters', () => {
    expect(
      parseShellSearch({ auth: 'sigin', back: '/checkout?x=1', order: '12', shop: 'myata', panel: 'cart' }),
    ).toEqual({
      auth: 'sigin',
      back: '/checkout?x=1',
      order: 12,
      shop: 'myata',
      panel: 'cart',
    });
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'checkout', ''])(
    'rejects a path to another site: back=%s',
    (back) => expect(parseShellSearch({ back })).toEqual({ back: undefined }),
  );

  it.each(['abc', '0', '-1', '1.5', '', '0x10', '1e3', '007'])('OVL-06: order=%s opens nothing', (order) => {
    expect(parseShellSearch({ order })).toEqual({ order: undefined });
  });

  it('omits absent parameters', () => {
    expect(parseShellSearch({ utm: 'letter' })).toEqual({});
  });
});

describe('search text', () => {
  it('has no quotes around numbers', () => {
    expect(searchText({ page: 2, search: '5 пионов', inStock: true, gone: undefined, empty: '' })).toBe(
      `?page=2&search=5+${encodeURIComponent('пионов')}&inStock=true`,
    );
  });

  it('round-trips', () => {
    expect(parseSearchText(searchText({ flower: 'rose,peony', search: 'А&Б=В' }))).toEqual({
      flower: 'rose,peony',
      search: 'А&Б=В',
    });
    expect(searchText({ flower: 'rose,peony' })).toBe('?flower=rose,peony');
  });
});
