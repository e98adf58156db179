import type { QueryClient } from '@tanstack/react-query';

/** Mutation options that send presses on one object in their order. */
export const inOrder = (name: string) => ({ mutationKey: ['press', name], scope: { id: name } });

/** Whether the press being answered is the last one: an earlier answer must not change what a later press shows. */
export const isLastPress = (queryClient: QueryClient, name: string): boolean =>
  queryClient.isMutating({ mutationKey: ['press', name] }) === 1;
