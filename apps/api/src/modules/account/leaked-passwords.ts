import type { FastifyInstance } from 'fastify';
import { invalid } from '../../platform/http/refusal.ts';
import { settingsMessages } from './settings.messages.ts';

/**
 * A service that does not answer refuses nobody: the other rules have accepted the password.
 * @throws Refusal 422 on `password` if it is in a published leak
 */
export async function refuseLeakedPassword({ providers, log }: FastifyInstance, password: string): Promise<void> {
  const found = await providers.leakedPasswords?.countOf(password);
  if (found === undefined) return;
  if (!found.ok) log.warn({ code: found.code }, 'a new password was not looked up in leaks');
  else if (found.value > 0) throw invalid({ password: settingsMessages.leakedPassword });
}
