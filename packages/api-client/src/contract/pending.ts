import type { CallName } from './index.ts';

/**
 * Calls that are declared but not built: the server answers 501 in Russian, and no screen pretends to them.
 * The list only shrinks.
 */
export const pending = [
  'account.subscribe',
  'account.updateEmail',
  'account.updatePassword',
  'account.updateNickname',
  'account.updateAvatar',
  'account.updatePhone',
  'account.updateVisible',
  'account.updateLegalInfo',
  'article.updateOwn',
  'article.removeOwn',
  'chat.checkOrCreate',
  'review.createForProduct',
  'review.createForService',
  'service.buyCostPrice',
  'service.buyCorporate',
  'service.respondInvite',
] as const satisfies readonly CallName[];
