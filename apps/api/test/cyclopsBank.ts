import { generateKeyPairSync } from 'node:crypto';

/** Keys with which a program pays through the emulated «Cyclops», and the emulator's half of them. */
export function cyclopsKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const env = {
    PAYMENT_PROVIDER: 'tochka',
    CYCLOPS_SYSTEM: 'vetka',
    CYCLOPS_THUMBPRINT: '142925',
    CYCLOPS_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    CYCLOPS_VIRTUAL_ACCOUNT: '5b9d3f3e-0000-4000-8000-000000000001',
  };
  const known = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return {
    env,
    emulator: { cyclops: { system: env.CYCLOPS_SYSTEM, thumbprint: env.CYCLOPS_THUMBPRINT, publicKey: known } },
  };
}

/** A payout as the emulated «Cyclops» shows it. */
export interface CyclopsPayout {
  id: string;
  extKey: string;
  amount: number;
  status: string;
  paymentStatus: string;
}
