import { createHmac } from 'node:crypto';
import * as cipher from '../../platform/cipher.ts';
import type { Secrets } from '../../platform/config.ts';

const purpose = 'second-factor';

export const encrypt = (text: string, secret: string): string => cipher.encrypt(text, { secret, purpose });

/** @throws when the text was encrypted with none of the secrets */
export const decrypt = (text: string, secrets: Secrets) => cipher.decrypt(text, { secrets, purpose });

/**
 * A recovery code under a key that the database does not have in plain text. Spaces, hyphens and case do not matter.
 * @param secret the person's own secret of the application, which outlives a rotation of `SECRET`; `SECRET` itself for
 * codes from before
 */
export const keyedRecoveryCode = (code: string, secret: string): string =>
  createHmac('sha256', cipher.keyOf({ secret, purpose: 'recovery-code' }))
    .update(code.replace(/[\s-]/g, '').toUpperCase())
    .digest('hex');
