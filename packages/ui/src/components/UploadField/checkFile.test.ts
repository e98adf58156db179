import { afterEach, expect, test, vi } from 'vitest';
import { checkFile } from './checkFile.ts';

const file = new File(['no picture'], 'foto.jpg', { type: 'image/jpeg' });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('ERR-19: a picture that cannot be measured is logged and has size zero, below any minimum', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not an image')));
  expect(await checkFile(file, { width: 600, height: 400 })).toBe(
    'Выберите изображение лучшего качества. Минимальный размер изображения: 600x400',
  );
  expect(written).toHaveBeenCalledExactlyOnceWith('Could not measure foto.jpg:', 'not an image');
});

test('ERR-19: without a minimum no picture is measured', async () => {
  const measure = vi.fn();
  vi.stubGlobal('createImageBitmap', measure);
  expect(await checkFile(file, undefined)).toBeUndefined();
  expect(measure).not.toHaveBeenCalled();
});
