import type { Company } from '@vetka/domain/opening';
import type { DadataConfig } from '../address/dadata.ts';
import { callProvider, recordOf, textOf } from '../http.ts';
import { failure, success } from '../result.ts';
import type { CompanyRegister } from './company.ts';

/** DaData's «Организация по ИНН» (findById/party). */
export function createDadataRegister(config: Pick<DadataConfig, 'baseUrl' | 'token' | 'timeoutMs'>): CompanyRegister {
  return {
    find: async (inn) => {
      const answer = await callProvider({
        method: 'POST',
        url: `${config.baseUrl}/suggestions/api/4_1/rs/findById/party`,
        headers: { authorization: `Token ${config.token}`, accept: 'application/json' },
        // Without it the response also lists the branches of a company.
        json: { query: inn, branch_type: 'MAIN' },
        timeoutMs: config.timeoutMs ?? 3_000,
      });
      if (!answer.ok) return answer;
      const { status, body } = answer.value;
      const { suggestions } = recordOf(body);
      if (status !== 200 || !Array.isArray(suggestions))
        return failure('rejected', String(status), 'DaData не ответила на запрос');
      return success(suggestions.length === 0 ? null : readCompany(recordOf(suggestions[0]), inn));
    },
  };
}

function readCompany({ value, data }: Record<string, unknown>, inn: string): Company {
  const party = recordOf(data);
  const state = recordOf(party.state);
  const registered = Number(state.registration_date);
  const kpp = textOf(party.kpp);
  return {
    subjectType: party.type === 'INDIVIDUAL' ? 'SOLE_PROPRIETOR' : 'LEGAL_SUBJECT',
    name: textOf(recordOf(party.name).short_with_opf) || textOf(value),
    inn: textOf(party.inn) || inn,
    ogrn: textOf(party.ogrn) || null,
    kpp: kpp || null,
    city: textOf(recordOf(recordOf(party.address).data).city),
    since: Number.isFinite(registered) && registered > 0 ? new Date(registered).getUTCFullYear() : null,
    isActive: state.status === 'ACTIVE',
  };
}
