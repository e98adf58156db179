import { banks } from '@vetka/domain/payment';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { PayoutGateway, PayoutRecipient } from '../../adapters/payouts/gateway.ts';
import { Calls, isAway } from '../../adapters/result.ts';
import { secretsOf } from '../../platform/config.ts';
import { addresses, legalInfos, payoutAccounts, services, users } from '../../platform/database/schema/index.ts';
import { identityFrom } from './payout.identity.ts';

/** New requisites, with the data that a bank requires about their shop. */
const findUnknown = ({ db }: FastifyInstance) =>
  db
    .select({ account: payoutAccounts, service: services, legal: legalInfos, address: addresses, owner: users })
    .from(payoutAccounts)
    .innerJoin(services, eq(services.id, payoutAccounts.serviceId))
    .innerJoin(users, eq(users.id, services.ownerId))
    .leftJoin(legalInfos, eq(legalInfos.id, services.legalInfoId))
    .leftJoin(addresses, eq(addresses.id, services.addressId))
    .where(and(isNull(payoutAccounts.endedAt), isNull(payoutAccounts.recipientId), isNull(payoutAccounts.refusal)))
    .orderBy(asc(payoutAccounts.id));
type Unknown = Awaited<ReturnType<typeof findUnknown>>[number];

const recipientOf = (
  { account, service, legal, address, owner }: Unknown,
  { config }: FastifyInstance,
): PayoutRecipient => ({
  serviceId: service.id,
  shopName: service.name,
  holder: account.holder,
  inn: account.inn,
  kpp: legal?.kpp ?? '',
  ogrn: legal?.ogrn ?? '',
  email: service.email ?? owner.email ?? '',
  phone: service.phone ?? owner.phone ?? '',
  zip: address?.postalCode ?? '',
  city: address?.city ?? '',
  street: [address?.street, address?.house].filter(Boolean).join(', '),
  siteUrl: config.publicUrl ?? '',
  account: account.account,
  bik: account.bik,
  bankName: account.bankName,
  identity: identityFrom(account.identity, secretsOf(config)),
});

/**
 * Registers new requisites at the bank, which then pays to them. Registering twice is harmless. A seller whom the bank
 * is still checking does not delay the others.
 */
export async function registerRecipients(app: FastifyInstance, gateway: PayoutGateway): Promise<void> {
  const { provider } = banks[gateway.name];
  const calls = new Calls();
  for (const row of await findUnknown(app)) {
    const answer = await gateway.register(recipientOf(row, app));
    if (!answer.ok) app.log.warn({ accountId: row.account.id, answer }, 'the bank did not register a seller');
    const isChecking = !answer.ok && answer.code === 'checking';
    calls.note(isChecking || !isAway(answer));
    if (calls.hang) return;
    if (!answer.ok && answer.reason === 'unavailable') continue;
    const change = answer.ok ? { provider, recipientId: answer.value } : { refusal: answer.message };
    // Nobody needs the data of a person once the bank has decided.
    await app.db
      .update(payoutAccounts)
      .set({ ...change, identity: null })
      .where(eq(payoutAccounts.id, row.account.id));
  }
}
