import { generateKeyPairSync } from 'node:crypto';

type Environment = Record<string, string>;

const system = 'vetka-demo';
/** The bank's name of the certificate. The emulator compares it and looks at no certificate. */
const thumbprint = '0000000000000000000000000000000000000000';

let made: { api: Environment; emulator: Environment } | undefined;

/** One pair of keys for all starts of both servers: a server that is restarted keeps its half. */
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
 * What lets the demo pay its shops through Tochka «Cyclops», as `PAYMENT_PROVIDER=tochka` asks. Nothing with another bank,
 * or with keys of one's own.
 */
export function cyclopsEnvironment(
  server: 'api' | 'emulator',
  { PAYMENT_PROVIDER, CYCLOPS_SYSTEM }: NodeJS.ProcessEnv = process.env,
): Environment {
  if (PAYMENT_PROVIDER !== 'tochka' || CYCLOPS_SYSTEM) return {};
  made ??= makeKeys();
  return made[server];
}
