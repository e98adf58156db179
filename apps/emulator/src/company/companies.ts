/** A company or a sole proprietor of the emulated register. */
export interface RegisteredParty {
  inn: string;
  kpp: string | null;
  ogrn: string;
  type: 'LEGAL' | 'INDIVIDUAL';
  status: 'ACTIVE' | 'LIQUIDATED';
  /** The day of registration, `YYYY-MM-DD`. */
  registeredOn: string;
  /** With the short form: «ООО «Мята»». */
  name: string;
  city: string;
}

/** Made up; the check digits are valid. */
export const parties: readonly RegisteredParty[] = [
  {
    inn: '526011440730',
    kpp: null,
    ogrn: '318526000214187',
    type: 'INDIVIDUAL',
    status: 'ACTIVE',
    registeredOn: '2018-03-14',
    name: 'ИП Веснина Ольга Андреевна',
    city: 'Нижний Новгород',
  },
  {
    inn: '5260123451',
    kpp: '526001001',
    ogrn: '1185275001230',
    type: 'LEGAL',
    status: 'ACTIVE',
    registeredOn: '2018-01-22',
    name: 'ООО «Садовая мастерская»',
    city: 'Нижний Новгород',
  },
  {
    inn: '7801987656',
    kpp: '780101001',
    ogrn: '1207800004565',
    type: 'LEGAL',
    status: 'ACTIVE',
    registeredOn: '2020-02-03',
    name: 'ООО «Невский букет»',
    city: 'Санкт-Петербург',
  },
  {
    inn: '7712345671',
    kpp: '771201001',
    ogrn: '1157746007891',
    type: 'LEGAL',
    status: 'LIQUIDATED',
    registeredOn: '2015-01-19',
    name: 'ООО «Последний лепесток»',
    city: 'Москва',
  },
];
