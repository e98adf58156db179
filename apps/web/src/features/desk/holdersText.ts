import { employeeRoles, type EmployeeRole } from '@vetka/domain/actor';
import { hasRight, roleLabels, type DeskRight } from '@vetka/domain/desk';

const either = new Intl.ListFormat('ru', { type: 'disjunction' });

/** «Это может владелец или управляющий.» */
export function holdersText(right: DeskRight): string {
  const holders = employeeRoles.filter((role: EmployeeRole) => hasRight(role, right));
  return `Это может ${either.format(holders.map((role) => roleLabels[role].toLocaleLowerCase('ru')))}.`;
}
