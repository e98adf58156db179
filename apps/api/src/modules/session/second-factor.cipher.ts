import { createHmac } from 'node:crypto';
import * as cipher from '../../platform/cipher.ts';

export const encrypt = (text: string, secret: string): string =>
  cipher.encrypt(text, { secret, purpose: 'second-factor' });

/** @throws when the text was encrypted with another secret */
export const decrypt = (text: string, secret: string): string =>
  cipher.decrypt(text, { secret, purpose: 'second-factor' });

/**
 * A recovery code under the key of the program, which the database does not have. Spaces, hyphens and case do not matter.
 */
export const keyedRecoveryCode = (code: string, secret: string): string =>
  createHmac('sha256', cipher.keyOf({ secret, purpose: 'recovery-code' }))
    .update(code.replace(/[\s-]/g, '').toUpperCase())
    .digest('hex');
