import type { Address, AddressSuggestions, City, SuggestAddressQuery } from '@vetka/domain/place';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/database/connect.ts';
import { invalid } from '../../platform/http/refusal.ts';
import * as repository from './place.repository.ts';
import { meantCities } from './place.search.ts';

const maxListed = 300;
const maxFound = 20;

/** A city as the API returns it. Russian is the default locale and always present. */
const cityOf = ({ id, slug, name, region, lat, lng, timeZone, translations }: repository.CityRow): City => ({
  id,
  slug,
  name,
  region,
  lat,
  lng,
  timeZone,
  translations: { ru: { name, region }, ...translations },
});

export class PlaceService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Largest cities first. With `search`, only those it may mean. */
  async cities(search = ''): Promise<City[]> {
    const wanted = search.trim();
    const rows = wanted === '' ? await repository.listCities(this.#app.db, maxListed) : await this.#meant(wanted);
    return rows.map(cityOf);
  }

  async #meant(search: string): Promise<repository.CityRow[]> {
    const meant = meantCities(await repository.listNames(this.#app.db), search).slice(0, maxFound);
    return meant.length === 0
      ? []
      : repository.findCities(
          this.#app.db,
          meant.map(({ id }) => id),
        );
  }

  async findCity(id: number | null): Promise<City | null> {
    const row = id === null ? undefined : await repository.findCity(this.#app.db, id);
    return row ? cityOf(row) : null;
  }

  /** @throws Refusal 422 on `cityId` when there is no such city */
  async requireCity(id: number): Promise<City> {
    const city = await this.findCity(id);
    if (!city) throw invalid({ cityId: 'Такого города нет в списке' }, 'place.unknown-city');
    return city;
  }

  /** Saves an address that is just a city, overwriting the given one if any. Returns its id. */
  async saveCityAddress(db: Executor, cityId: number, addressId: number | null): Promise<number> {
    const city = await repository.findCity(db, cityId);
    if (!city) throw invalid({ cityId: 'Такого города нет в списке' }, 'place.unknown-city');
    return repository.saveCityAddress(db, city, addressId);
  }

  /** Saves a postal address of its own for an order or for requisites. Returns its id. */
  saveAddress(db: Executor, address: Address & { intercom?: string }): Promise<number> {
    return repository.insertAddress(db, address);
  }

  /** Deletes an address that nothing refers to any more. */
  async deleteAddress(db: Executor, id: number): Promise<void> {
    await repository.deleteAddress(db, id);
  }

  async suggestAddress({ query, cityId, count }: SuggestAddressQuery): Promise<AddressSuggestions> {
    const city = cityId === undefined ? null : await this.requireCity(cityId);
    return this.#app.providers.address.suggest({
      query,
      ...(city && { city: city.name, fromStreet: true }),
      ...(count !== undefined && { count }),
    });
  }
}
