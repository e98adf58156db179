import { Type, type Static } from 'typebox';
import { Entity, Enumeration, Id, Words } from '../value/schema.ts';
import { DeskParams } from './staff.schema.ts';
import { deskLimits, deskLists } from './values.ts';

export const DeskList = Enumeration('DeskList', deskLists);
export type DeskList = Static<typeof DeskList>;

/** A saved selection of a list, under a name. */
const shown = {
  /** Unique among the person's views of a list in a shop, without regard to case. */
  name: Words(deskLimits.viewName),
  /** The query string of the list's URL, without `?`. The site ignores parameters and values that it does not know. */
  query: Type.String({ maxLength: deskLimits.viewQuery, pattern: String.raw`^[^\s?#]*$` }),
};

/** A view as its person saves it. */
export const SavedDeskView = Entity('SavedDeskView', shown);
export type SavedDeskView = Static<typeof SavedDeskView>;

/** A view of a list of a shop's desk that a person has saved. */
export const DeskView = Entity('DeskView', { id: Id, ...shown });
export type DeskView = Static<typeof DeskView>;

/** The views of a person, in their order. */
export const DeskViews = Entity('DeskViews', { views: Type.Array(DeskView) });
export type DeskViews = Static<typeof DeskViews>;

export const DeskListParams = Type.Object({ ...DeskParams.properties, list: DeskList });
export type DeskListParams = Static<typeof DeskListParams>;

export const DeskViewParams = Type.Object({ ...DeskListParams.properties, viewId: Id });
export type DeskViewParams = Static<typeof DeskViewParams>;

/** The views of a person in their new order. */
export const DeskViewOrder = Entity('DeskViewOrder', {
  viewIds: Type.Array(Id, { maxItems: deskLimits.views, uniqueItems: true }),
});
export type DeskViewOrder = Static<typeof DeskViewOrder>;
