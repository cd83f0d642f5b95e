import type { storefrontDomain } from '@sokoni/contract/storefront/domains';
import { proofName } from '@sokoni/rules/storefront/domains';
import type * as z from 'zod';
import { changedFields } from '#core/database/commands/audit.ts';
import { publishChange } from '#core/database/events/publish.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { say } from '../sentences.ts';
import { type DomainRow, findDomain } from './queries.ts';
import { forgetDomain, nameDomain, noteProof, readDomain } from './save-domain.ts';

function domainView(row: DomainRow): z.output<typeof storefrontDomain> {
  const { domain, state, token, checked_at, verified_at } = row;
  return {
    ...{ domain, state, proof: { name: proofName(domain), value: token } },
    checked_at: checked_at?.toISOString() ?? null,
    verified_at: verified_at?.toISOString() ?? null,
  };
}

export const getDomain: StoreHandler<'GET /marketplace/v1/stores/{id}/storefront/domain'> = async (call) => {
  const row = await call.read((db) => findDomain(db, call.storeId));
  return { data: row ? domainView(row) : null };
};

export const putDomain: StoreHandler<'PUT /marketplace/v1/stores/{id}/storefront/domain'> = async (call) => {
  const { storeId, body, now, services } = call;
  const data = await call.command('name_domain', async (db, notes) => {
    const row = await nameDomain(db, storeId, body.domain, services.config, now);
    publishChange(db, 'storefront', []);
    notes.audit({ subject: `store:${storeId}`, after: { domain: row.domain } });
    return domainView(row);
  });
  return { data, message: say('domainNamed', { domain: data.domain }) };
};

export const postDomainCheck: StoreHandler<
  'POST /marketplace/v1/stores/{id}/storefront/domain/checks'
> = async (call) => {
  const { storeId, now, services } = call;
  const asked = await call.read((db) => readDomain(db, storeId));
  // The network is asked before the transaction, which waits for nobody.
  const records = await services.lookUpTxt(proofName(asked.domain));
  const data = await call.command('check_domain', async (db, notes) => {
    const before = await readDomain(db, storeId);
    const after = await noteProof(db, before, before.token === asked.token ? records : [], now);
    publishChange(db, 'storefront', []);
    notes.audit({
      subject: `store:${storeId}`,
      ...changedFields({ domain_state: before.state }, { domain_state: after.state }),
    });
    return domainView(after);
  });
  const isProved = data.state === 'verified';
  return {
    data,
    message: isProved ? say('domainVerified', { domain: data.domain }) : say('domainNotProved'),
  };
};

export const deleteDomain: StoreHandler<'DELETE /marketplace/v1/stores/{id}/storefront/domain'> = async (
  call,
) => {
  const { storeId } = call;
  await call.command('remove_domain', async (db, notes) => {
    const { domain } = await forgetDomain(db, storeId);
    publishChange(db, 'storefront', []);
    notes.audit({ subject: `store:${storeId}`, before: { domain } });
    return null;
  });
  return { data: null, message: say('domainRemoved') };
};
