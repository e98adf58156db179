import type { CallName } from '@vetka/api-client/contract';
import { deliveryRows } from './delivery.rows.ts';
import { orderDeskRows } from './desk.rows.ts';
import { goodsRows } from './goods.rows.ts';
import { legalRows } from './legal.rows.ts';
import { moderationRows } from './moderation.rows.ts';
import { moneyRows } from './money.rows.ts';
import { offerRows } from './offer.rows.ts';
import { storefrontRows } from './storefront.rows.ts';
import { openingRows } from './opening.rows.ts';
import { pageRows } from './page.rows.ts';
import { accountRows, chatRows, noticeRows, sessionRows } from './people.rows.ts';
import { commissionRows } from './commission.rows.ts';
import { payoutRows } from './payout.rows.ts';
import { incomeRows } from './income.rows.ts';
import { receiptRows } from './receipt.rows.ts';
import { reconciliationRows } from './reconciliation.rows.ts';
import type { Probe } from './probe.ts';
import { promotionRows } from './promotion.rows.ts';
import { questionRows } from './question.rows.ts';
import { stemRows } from './stem.rows.ts';
import { statisticsRows } from './statistics.rows.ts';
import { teamRows } from './team.rows.ts';
import { cartRows, catalogRows, commentRows, orderRows, reviewRows, searchRows } from './trade.rows.ts';
import { articleRows, contentRows, mediaRows, placeRows, serviceRows } from './writing.rows.ts';

/** Permissions: every endpoint of the contract, the objects it names, and the result for each actor. */
export const matrix: Record<CallName, readonly Probe[]> = {
  ...sessionRows,
  ...accountRows,
  ...chatRows,
  ...noticeRows,
  ...catalogRows,
  ...searchRows,
  ...cartRows,
  ...orderRows,
  ...reviewRows,
  ...commentRows,
  ...articleRows,
  ...contentRows,
  ...mediaRows,
  ...moderationRows,
  ...legalRows,
  ...placeRows,
  ...pageRows,
  ...commissionRows,
  ...payoutRows,
  ...incomeRows,
  ...receiptRows,
  ...reconciliationRows,
  ...serviceRows,
  ...orderDeskRows,
  ...questionRows,
  ...deliveryRows,
  ...goodsRows,
  ...moneyRows,
  ...offerRows,
  ...promotionRows,
  ...stemRows,
  ...statisticsRows,
  ...storefrontRows,
  ...teamRows,
  ...openingRows,
};
