import type {
  Address,
  AddressSuggestions,
  CitiesQuery,
  City,
  Geo,
  ListedCity,
  SuggestAddressQuery,
} from '@vetka/domain/place';
import type { FastifyInstance } from 'fastify';
import { openCityDatabase, type CityDatabase } from '../../adapters/network/cityDatabase.ts';
import { ConfigError } from '../../platform/config.ts';
import type { Executor } from '../../platform/database/connect.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { findCityAt } from './place.guess.ts';
import * as repository from './place.repository.ts';
import { meantCities } from './place.search.ts';

const maxListed = 300;
const maxFound = 20;
const maxWithServices = 12;

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

const listedCityOf = ({ city, servicesCount, hasDelivery }: repository.ListedRow): ListedCity => ({
  ...cityOf(city),
  servicesCount,
  hasDelivery,
});

export class PlaceService {
  readonly #app: FastifyInstance;
  #networks: CityDatabase | null = null;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Opens the database of cities by network address, if configured. @throws ConfigError when it cannot be read */
  async openNetworks(): Promise<void> {
    const { geoipDatabase } = this.#app.config;
    if (geoipDatabase === undefined) return;
    this.#networks = await openCityDatabase(geoipDatabase).catch((error: Error) => {
      throw new ConfigError([`GEOIP_DATABASE: ${geoipDatabase} не читается как база городов (${error.message})`]);
    });
  }

  /** Largest cities first. With `search`, only those it may mean. */
  async cities({ search = '', hasServices = false }: CitiesQuery): Promise<ListedCity[]> {
    const { db } = this.#app;
    const wanted = search.trim();
    const rows = hasServices
      ? await repository.listCitiesWithServices(db, maxWithServices)
      : wanted === ''
        ? await repository.listCities(db, maxListed)
        : await this.#meant(wanted);
    return rows.map(listedCityOf);
  }

  async #meant(search: string): Promise<repository.ListedRow[]> {
    const { db } = this.#app;
    const meant = meantCities(await repository.listNames(db), search).slice(0, maxFound);
    const ids = meant.map(({ id }) => id);
    return ids.length === 0 ? [] : repository.findCities(db, ids);
  }

  /** The city of a visitor by the network address; null without a database, or when none of our cities is near. */
  async guessCity(ip: string): Promise<Geo> {
    const place = this.#networks?.find(ip) ?? null;
    const row = place === null ? undefined : await findCityAt(this.#app.db, place);
    return { city: row ? cityOf(row) : null };
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
      ...(city && { city: city.name, region: city.region, fromStreet: true }),
      ...(count !== undefined && { count }),
    });
  }
}
