import { Type, type Static } from 'typebox';
import { EmployeeRole } from '../actor/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { ServiceRef } from '../service/schema.ts';
import { ClockTime, Entity, Enumeration, Id, Nullable, Slug, Update } from '../value/schema.ts';
import * as values from './values.ts';

export const DeskRight = Enumeration('DeskRight', values.deskRights);
export type DeskRight = Static<typeof DeskRight>;

/** The service by its slug. */
export const DeskParams = Type.Object({ service: Slug });
export type DeskParams = Static<typeof DeskParams>;

/** A service for which the person works, with their role and rights there. */
export const DeskPlace = Entity('DeskPlace', {
  service: ServiceRef,
  /** Whom to ask for access. */
  ownerId: Id,
  role: EmployeeRole,
  rights: Type.Array(DeskRight),
  /** Orders waiting to be accepted; for a courier, the orders in their hands. */
  waitingOrders: Type.Integer(),
  isAcceptingOrders: Type.Boolean(),
  /** HAND_TO_COURIER names one of its people; otherwise the courier is anonymous. */
  hasCouriers: Type.Boolean(),
  /** «Открыто до 22:00», «Закрыто до 9:00». */
  hours: Type.String(),
  /** IANA name. Times of slots and hours are local to it. */
  timeZone: Type.String(),
});
export type DeskPlace = Static<typeof DeskPlace>;

/** An employee, as shown to colleagues and on customers' orders. */
export const DeskPerson = Entity('DeskPerson', {
  userId: Id,
  name: Type.String(),
  role: EmployeeRole,
  mediaFile: Nullable(MediaFile),
});
export type DeskPerson = Static<typeof DeskPerson>;

/** The switches and working hours of a service. Times are local to the service. */
export const DeskSettings = Entity('DeskSettings', {
  isAcceptingOrders: Type.Boolean(),
  photoBeforeDelivery: Type.Boolean(),
  offersSubstitution: Type.Boolean(),
  hasCouriers: Type.Boolean(),
  /** Null: around the clock. */
  opensAt: Nullable(ClockTime),
  closesAt: Nullable(ClockTime),
});
export type DeskSettings = Static<typeof DeskSettings>;

/** The hours come together. */
export const DeskSettingsUpdate = Update('DeskSettingsUpdate', DeskSettings.properties);
export type DeskSettingsUpdate = Static<typeof DeskSettingsUpdate>;
