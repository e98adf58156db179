import { generateKeyPairSync } from 'node:crypto';

type Environment = Record<string, string>;

const system = 'vetka-demo';
/** The bank's name of the certificate. The emulator compares only the name. */
const thumbprint = '0000000000000000000000000000000000000000';

let made: { api: Environment; emulator: Environment } | undefined;

/** One key pair for all starts of both servers: a restarted server keeps its half. */
function makeKeys(): { api: Environment; emulator: Environment } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const common = { CYCLOPS_SYSTEM: system, CYCLOPS_THUMBPRINT: thumbprint };
  return {
    api: {
      ...common,
      CYCLOPS_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      CYCLOPS_VIRTUAL_ACCOUNT: '5b9d3f3e-0000-4000-8000-000000000001',
    },
    emulator: { ...common, CYCLOPS_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString() },
  };
}

/**
 * The settings with which the demo pays its shops through Tochka «Cyclops», for `PAYMENT_PROVIDER=tochka`. Empty with
 * another bank, or with the user's own keys.
 */
export function cyclopsEnvironment(
  server: 'api' | 'emulator',
  { PAYMENT_PROVIDER, CYCLOPS_SYSTEM }: NodeJS.ProcessEnv = process.env,
): Environment {
  if (PAYMENT_PROVIDER !== 'tochka' || CYCLOPS_SYSTEM) return {};
  made ??= makeKeys();
  return made[server];
}
