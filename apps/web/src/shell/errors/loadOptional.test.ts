import { QueryClient, queryOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOptional } from './loadOptional.ts';

let written: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => written.mockRestore());

test('optional data is fetched again after a failure, and cached after success', async () => {
  const answers = [() => Promise.reject(new Error('Нет связи')), () => Promise.resolve(['Баннер'])];
  const read = vi.fn(() => answers.shift()!());
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const banners = queryOptions<string[]>({ queryKey: ['page', 'banners'], queryFn: read, staleTime: Infinity });

  expect(await loadOptional(queryClient, banners, 'the banners')).toBeUndefined();
  expect(written).toHaveBeenCalledExactlyOnceWith('Could not load the banners:', 'Нет связи');
  expect(await loadOptional(queryClient, banners, 'the banners')).toEqual(['Баннер']);
  expect(await loadOptional(queryClient, banners, 'the banners')).toEqual(['Баннер']);
  expect(read).toHaveBeenCalledTimes(2);
});
