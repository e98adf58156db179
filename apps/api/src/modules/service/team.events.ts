import type { EmployeeRole } from '@vetka/domain/actor';
import type { TeamEventKind } from '@vetka/domain/team';
import type { Transaction } from '../../platform/database/connect.ts';
import { serviceTeamEvents } from '../../platform/database/schema/service-team.ts';

interface NewTeamEvent {
  serviceId: number;
  kind: TeamEventKind;
  /** The person who makes the change. */
  userId: number;
  /** To whom. */
  aboutUserId: number;
  role?: EmployeeRole;
}

/** Adds a line to the history of a team. */
export async function recordTeamEvent(tx: Transaction, { serviceId, kind, userId, aboutUserId, role }: NewTeamEvent) {
  await tx.insert(serviceTeamEvents).values({ serviceId, kind, userId, aboutUserId, role: role ?? null });
}
