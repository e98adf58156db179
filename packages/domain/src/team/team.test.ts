import { expect, test } from 'vitest';
import { employeeRoles } from '../actor/index.ts';
import { hasRight } from '../desk/index.ts';
import { inviteStateOf, mayManage, rolesManagedBy } from './index.ts';

const now = new Date('2026-11-22T12:00:00Z');
const later = new Date('2026-11-23T12:00:00Z');
const earlier = new Date('2026-11-21T12:00:00Z');
const record = { status: 'NEW', expiresAt: later, respondedAt: null, withdrawnAt: null } as const;

test.each([
  [{}, 'WAITING'],
  [{ expiresAt: null }, 'WAITING'],
  [{ expiresAt: earlier }, 'EXPIRED'],
  [{ status: 'ACCEPTED', respondedAt: earlier }, 'JOINED'],
  [{ status: 'CANCELED', respondedAt: earlier }, 'DECLINED'],
  [{ status: 'CANCELED', withdrawnAt: earlier }, 'WITHDRAWN'],
  [{ status: 'CANCELED', expiresAt: earlier }, 'EXPIRED'],
] as const)('an invitation with %j is %s', (change, state) => {
  expect(inviteStateOf({ ...record, ...change }, now)).toBe(state);
});

test('only people with the right manage others, and nobody manages their own role', () => {
  for (const role of employeeRoles) {
    expect(rolesManagedBy[role].length > 0).toBe(hasRight(role, 'MANAGE_TEAM'));
    expect(mayManage(role, role)).toBe(false);
    expect(mayManage(role, 'OWNER')).toBe(false);
  }
});
