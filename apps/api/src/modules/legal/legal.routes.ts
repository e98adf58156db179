import {
  LegalDocument,
  LegalDraft,
  LegalText,
  LegalVersionParams,
  LegalVersions,
  ManagedDocuments,
  NewLegalDraft,
  PlanLegalVersion,
} from '@vetka/domain/legal/schema';
import { IdParams, Removed, SlugParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementAct, implementForAdministration } from '../../platform/administration/implement.ts';
import { implement } from '../../platform/http/implement.ts';

const ofReaders = (app: FastifyInstance) => [
  implement(app, 'legal.document', { params: SlugParams, response: LegalDocument }, ({ params }) =>
    app.legal.document(params.slug),
  ),
  implement(app, 'legal.versions', { params: SlugParams, response: LegalVersions }, ({ params }) =>
    app.legal.versions(params.slug),
  ),
  implement(app, 'legal.version', { params: LegalVersionParams, response: LegalText }, ({ params }) =>
    app.legal.version(params.slug, params.day),
  ),
];

const ofAdministration = (app: FastifyInstance) => [
  implementForAdministration(app, 'legal.managed', { response: ManagedDocuments }, () => app.legal.managed()),
  implementAct(
    app,
    'legal.addDraft',
    { body: NewLegalDraft, response: LegalText },
    { kind: 'DOCUMENT' },
    ({ body, tx }) => app.legal.addDraft(tx, body),
  ),
  implementAct(
    app,
    'legal.changeDraft',
    { params: IdParams, body: LegalDraft, response: LegalText },
    { kind: 'DOCUMENT' },
    ({ params, body, tx }) => app.legal.changeDraft(tx, params.id, body),
  ),
  implementAct(
    app,
    'legal.removeDraft',
    { params: IdParams, response: Removed },
    { kind: 'DOCUMENT' },
    ({ params, tx }) => app.legal.removeDraft(tx, params.id),
  ),
  implementAct(
    app,
    'legal.plan',
    { params: IdParams, body: PlanLegalVersion, response: LegalText },
    { kind: 'DOCUMENT' },
    ({ params, body, tx }) => app.legal.plan(tx, params.id, body),
  ),
  implementAct(
    app,
    'legal.withdraw',
    { params: IdParams, response: LegalText },
    { kind: 'DOCUMENT' },
    ({ params, tx }) => app.legal.withdraw(tx, params.id),
  ),
];

/** Legal documents for everybody, and their versions for the administration. */
export const legalRoutes = (app: FastifyInstance) => [...ofReaders(app), ...ofAdministration(app)];
