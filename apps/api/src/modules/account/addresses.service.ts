import {
  isSamePlace,
  maxSavedAddresses,
  type AddressBook,
  type SavedAddress,
  type SavedAddressInput,
} from '@vetka/domain/account';
import { formMessages } from '@vetka/domain/form';
import { normalizePhone } from '@vetka/domain/phone';
import type { FastifyInstance } from 'fastify';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { fullOrderAddressOf } from '../../platform/order-address.ts';
import * as repository from './addresses.repository.ts';

type Recipient = SavedAddressInput['recipient'];

const self: Recipient = { isOtherRecipient: false, firstName: '', lastName: '', middleName: '', phone: '' };

const savedOf = ({ saved, address }: repository.SavedRow): SavedAddress => ({
  id: saved.id,
  title: saved.title,
  address: fullOrderAddressOf(address),
  recipient: {
    isOtherRecipient: saved.isOtherRecipient,
    firstName: saved.recipientFirstName,
    lastName: saved.recipientLastName,
    middleName: saved.recipientMiddleName,
    phone: saved.recipientPhone,
  },
  isMain: saved.isMain,
});

function phoneComplaint(phone: string): string | undefined {
  if (phone.trim() === '') return formMessages.required;
  return normalizePhone(phone) ? undefined : formMessages.phone;
}

function complaintsOf({ address, recipient }: SavedAddressInput): [string, string][] {
  const isEmpty = (text: string) => text.trim() === '';
  const other = recipient.isOtherRecipient;
  const complaints = {
    address: isEmpty(address.formatted) ? formMessages.required : undefined,
    'recipient.firstName': other && isEmpty(recipient.firstName) ? formMessages.required : undefined,
    'recipient.phone': other ? phoneComplaint(recipient.phone) : undefined,
  };
  return Object.entries(complaints).filter((entry): entry is [string, string] => entry[1] !== undefined);
}

const trimmedRecipient = ({ firstName, lastName, middleName, phone }: Recipient): Recipient => ({
  isOtherRecipient: true,
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  middleName: middleName.trim(),
  phone: normalizePhone(phone) ?? phone,
});

/** @throws Refusal 422 on `address`, `recipient.firstName` or `recipient.phone` */
function requireWhole(input: SavedAddressInput): SavedAddressInput {
  const complaints = complaintsOf(input);
  if (complaints.length > 0) throw invalid(Object.fromEntries(complaints), 'account.address');
  const recipient = input.recipient.isOtherRecipient ? trimmedRecipient(input.recipient) : self;
  const address = { ...input.address, formatted: input.address.formatted.trim() };
  return { title: input.title.trim(), address, recipient, isMain: input.isMain };
}

const columnsOf = ({ title, recipient, isMain }: SavedAddressInput, addressId: number) => ({
  addressId,
  title,
  isOtherRecipient: recipient.isOtherRecipient,
  recipientFirstName: recipient.firstName,
  recipientLastName: recipient.lastName,
  recipientMiddleName: recipient.middleName,
  recipientPhone: recipient.phone,
  isMain,
});

const noSuchAddress = () => notFound('account.no-address', 'Такого адреса нет в вашем списке');

/** Addresses and recipients that people keep for their next orders. */
export class AddressesService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async list(userId: number): Promise<AddressBook> {
    return { data: await this.#saved(this.#app.db, userId) };
  }

  /** @throws Refusal 422 on a field, 409 when the list is full */
  async add(userId: number, input: SavedAddressInput): Promise<AddressBook> {
    const whole = requireWhole(input);
    await this.#change(userId, async (tx) => {
      const saved = await this.#saved(tx, userId);
      if (saved.length >= maxSavedAddresses) {
        throw conflict('account.addresses-full', `Можно сохранить не больше ${maxSavedAddresses} адресов`);
      }
      await this.#insert(tx, userId, { ...whole, isMain: whole.isMain || saved.length === 0 });
    });
    return this.list(userId);
  }

  /** @throws Refusal 404 for somebody else's address, 422 on a field */
  async update(userId: number, id: number, input: SavedAddressInput): Promise<AddressBook> {
    const whole = requireWhole(input);
    await this.#change(userId, async (tx) => {
      const formerId = await repository.findOwnAddressId(tx, userId, id);
      if (formerId === undefined) throw noSuchAddress();
      if (whole.isMain) await repository.unsetMain(tx, userId);
      const addressId = await this.#app.place.saveAddress(tx, whole.address);
      await repository.updateSaved(tx, id, columnsOf(whole, addressId));
      await this.#app.place.deleteAddress(tx, formerId);
    });
    return this.list(userId);
  }

  /** @throws Refusal 404 for somebody else's address */
  async remove(userId: number, id: number): Promise<AddressBook> {
    await this.#change(userId, async (tx) => {
      const addressId = await repository.findOwnAddressId(tx, userId, id);
      if (addressId === undefined) throw noSuchAddress();
      await repository.deleteSaved(tx, id);
      await this.#app.place.deleteAddress(tx, addressId);
    });
    return this.list(userId);
  }

  /** Keeps the addresses of an order being placed. One already in the list, or beyond its limit, is left out. */
  async keep(tx: Transaction, userId: number, places: readonly Pick<SavedAddress, 'address' | 'recipient'>[]) {
    if (places.length === 0) return;
    await repository.lockBook(tx, userId);
    const saved: Pick<SavedAddress, 'address' | 'recipient'>[] = await this.#saved(tx, userId);
    for (const place of places) {
      if (saved.length >= maxSavedAddresses || saved.some((known) => isSamePlace(known, place))) continue;
      await this.#insert(tx, userId, requireWhole({ ...place, title: '', isMain: saved.length === 0 }));
      saved.push(place);
    }
  }

  async #insert(tx: Transaction, userId: number, whole: SavedAddressInput): Promise<void> {
    if (whole.isMain) await repository.unsetMain(tx, userId);
    const addressId = await this.#app.place.saveAddress(tx, whole.address);
    await repository.insertSaved(tx, { userId, ...columnsOf(whole, addressId) });
  }

  async #saved(db: Executor, userId: number): Promise<SavedAddress[]> {
    return (await repository.listSaved(db, userId)).map(savedOf);
  }

  async #change(userId: number, work: (tx: Transaction) => Promise<void>): Promise<void> {
    await this.#app.db.transaction(async (tx) => {
      await repository.lockBook(tx, userId);
      await work(tx);
    });
  }
}
