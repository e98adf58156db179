import { imageBreakpoints } from '@vetka/domain/media';
import { expect, test } from 'vitest';
import { croppedSources, ipxLoader, pictureSources } from './loader.tsx';

const src = '/media/peonies.jpg';

test('CON-27: a picture is offered in the width of each breakpoint', () => {
  const { srcSet = '', sizes } = pictureSources(ipxLoader, { src, sizes: '50vw' });
  expect(imageBreakpoints).toEqual({ xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 });
  for (const source of srcSet.split(', ')) expect(source, 'CON-29: as webp').toContain('/f_webp,');
  const offered = Object.values(imageBreakpoints).map((width) => `/_ipx/f_webp,w_${width}/media/peonies.jpg ${width}w`);
  expect(srcSet.split(', '), 'AOT-15: under /_ipx with sizes').toEqual(expect.arrayContaining(offered));
  expect(sizes).toBe('50vw');
});

test('a card in two columns of a phone with two pixels per unit is not sent a picture for a whole row', () => {
  const { srcSet = '' } = pictureSources(ipxLoader, { src, sizes: '46vw' });
  const widths = srcSet.split(', ').map((each) => Number(/ (\d+)w$/.exec(each)?.[1]));
  const needed = 0.46 * 390 * 2;
  expect(widths.find((width) => width >= needed)).toBe(384);
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
});

test('CON-28: a picture of a fixed width is offered in densities 1 and 2', () => {
  expect(pictureSources(ipxLoader, { src, width: 48 })).toEqual({
    src: '/_ipx/f_webp,w_48/media/peonies.jpg',
    srcSet: '/_ipx/f_webp,w_48/media/peonies.jpg 1x, /_ipx/f_webp,w_96/media/peonies.jpg 2x',
  });
});

test.each([
  ['393 px, 2.75 pixels per unit', (393 - 32) * 2.75, 1024],
  ['390 px, 3 pixels per unit', (390 - 32) * 3, 1088],
  ['412 px, 1.75 pixels per unit', (412 - 32) * 1.75, 672],
])(
  'a picture that is waited for, as wide as a phone of %s, is at most a tenth wider than shown',
  (_phone, needed, expected) => {
    const { srcSet = '' } = pictureSources(ipxLoader, { src, isPriority: true });
    const widths = srcSet.split(', ').map((each) => Number(/ (\d+)w$/.exec(each)?.[1]));
    expect(widths.find((width) => width >= needed)).toBe(expected);
    expect(expected / needed).toBeLessThan(1.1);
  },
);

test('a wide cover is offered cropped to each of its shapes', () => {
  const crops = [{ media: '(min-width: 768px)', shape: '3:1' }, { shape: '9:4' }] as const;
  const [desktop, phone, ...others] = croppedSources(ipxLoader, src, crops);
  expect(others).toEqual([]);
  expect(desktop?.media).toBe('(min-width: 768px)');
  expect(phone?.media).toBeUndefined();
  expect(phone?.srcSet).toContain('/_ipx/f_webp,w_672,ar_9:4/media/peonies.jpg 672w, ');
  // Without the widths of phones, which have less quality.
  expect(desktop?.srcSet.match(/w_\d+/g)).toEqual(['w_768', 'w_1024', 'w_1280', 'w_1536']);
  expect(desktop?.srcSet.split(', ').every((each) => each.includes(',ar_3:1/media/'))).toBe(true);
});

test('drawings, chosen files and pictures of other sites are used unchanged', () => {
  for (const other of ['/media/vase.svg', 'blob:x', 'https://example.com/a.jpg', '//example.com/a.jpg']) {
    expect(pictureSources(ipxLoader, { src: other })).toEqual({ src: other });
    expect(croppedSources(ipxLoader, other, [{ media: '(min-width: 768px)', shape: '3:1' }])).toEqual([]);
  }
});
