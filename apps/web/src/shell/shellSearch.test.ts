import { describe, expect, it } from 'vitest';
import { parseSearchText, searchText } from './searchText.ts';
import { parseShellSearch } from './shellSearch.ts';

describe('search parameters of every page', () => {
  it('are read when they mean something', () => {
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
    'never lead to another site: back=%s',
    (back) => expect(parseShellSearch({ back })).toEqual({ back: undefined }),
  );

  it.each(['abc', '0', '-1', '1.5', ''])('OVL-06: order=%s opens nothing', (order) => {
    expect(parseShellSearch({ order })).toEqual({ order: undefined });
  });

  it('leave out what the address does not say', () => {
    expect(parseShellSearch({ utm: 'letter' })).toEqual({});
  });
});

describe('the text of a search', () => {
  it('is plain, without quotes around numbers', () => {
    expect(searchText({ page: 2, search: '5 пионов', inStock: true, gone: undefined, empty: '' })).toBe(
      `?page=2&search=5+${encodeURIComponent('пионов')}&inStock=true`,
    );
  });

  it('comes back as it went', () => {
    expect(parseSearchText(searchText({ flower: 'rose,peony', search: 'А&Б=В' }))).toEqual({
      flower: 'rose,peony',
      search: 'А&Б=В',
    });
    expect(searchText({ flower: 'rose,peony' })).toBe('?flower=rose,peony');
  });
});
