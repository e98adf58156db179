import type { DeskList, DeskRight, DeskViews, SavedDeskView } from '@vetka/domain/desk';
import type { Database } from '../../platform/database/connect.ts';
import type { Asked, Desk } from './desk.access.ts';
import { changeView, deleteView, orderViews, readViews, rightOfList, saveView, type ViewShelf } from './desk.views.ts';

/** The person making the request, and the list whose views are meant. */
interface AskedViews extends Asked {
  list: DeskList;
}

/** Views of a list that a person has saved in a shop. Every method throws a Refusal as `Desks` does. */
export class SavedViews {
  readonly #db: Database;
  readonly #enter: (asked: Asked, right: DeskRight) => Promise<Desk>;

  /** @param enter finds the desk of somebody with the right */
  constructor(db: Database, enter: (asked: Asked, right: DeskRight) => Promise<Desk>) {
    this.#db = db;
    this.#enter = enter;
  }

  async read(asked: AskedViews): Promise<DeskViews> {
    return readViews(this.#db, await this.#shelf(asked));
  }

  /** @throws Refusal 409 when there are too many, 422 on `name` */
  async save(asked: AskedViews, view: SavedDeskView): Promise<DeskViews> {
    const shelf = await this.#shelf(asked);
    return this.#db.transaction((tx) => saveView(tx, shelf, view));
  }

  /** @throws Refusal 404, 422 on `name` */
  async change(asked: AskedViews, id: number, view: SavedDeskView): Promise<DeskViews> {
    const shelf = await this.#shelf(asked);
    return this.#db.transaction((tx) => changeView(tx, shelf, id, view));
  }

  async delete(asked: AskedViews, id: number): Promise<DeskViews> {
    return deleteView(this.#db, await this.#shelf(asked), id);
  }

  async order(asked: AskedViews, ids: readonly number[]): Promise<DeskViews> {
    const shelf = await this.#shelf(asked);
    return this.#db.transaction((tx) => orderViews(tx, shelf, ids));
  }

  async #shelf({ userId, service, list }: AskedViews): Promise<ViewShelf> {
    const desk = await this.#enter({ userId, service }, rightOfList[list]);
    return { serviceId: desk.service.id, userId, list };
  }
}
