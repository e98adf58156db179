import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { invalidateAreas } from '../api/queryAreas.ts';
import { forgetLocalChanges, keepLocalChange, localChanges, refetchPersonal } from './localChanges.ts';

/** A page that shows what was changed on it. */
function shown() {
  const queryClient = new QueryClient();
  const favorites = localChanges<boolean>('content', 'favorites');
  const observer = new QueryObserver(queryClient, favorites);
  onTestFinished(observer.subscribe(() => undefined));
  keepLocalChange(queryClient, favorites, { id: 7, value: true });
  return { queryClient, changes: () => observer.getCurrentResult().data };
}

test('what was pressed stays when the area is read again, as after a comment', async () => {
  const { queryClient, changes } = shown();
  await invalidateAreas(queryClient, 'content');
  await refetchPersonal(queryClient);
  expect(changes()).toEqual({ 7: true });
});

test('what was pressed is forgotten for another person', async () => {
  const { queryClient, changes } = shown();
  await forgetLocalChanges(queryClient);
  expect(changes()).toEqual({});
});
