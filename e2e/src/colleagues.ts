import { call, type Merchant, newMerchant, type OpenedStore } from './api.ts';

/** A new person who was invited to the store and has accepted. */
export async function newColleague(
  url: string,
  owner: Merchant,
  store: OpenedStore,
  role: string,
  firstName = 'Otieno',
): Promise<Merchant> {
  const colleague = await newMerchant(url, firstName);
  const invited = await call(url, 'POST /marketplace/v1/stores/{id}/invites', {
    token: owner.token,
    params: { id: store.id },
    body: { email: colleague.email, role },
  });
  if (invited.status !== 200) throw new Error(invited.message);
  const inbox = await call(url, 'GET /accounts/api/v1/users/invites/inbox', { token: colleague.token });
  const [invite] = inbox.data;
  const accepted = await call(url, 'POST /accounts/api/v1/users/invites/update', {
    token: colleague.token,
    body: { invite_id: invite?.invite_id, business_code: invite?.business_code, accepted: true },
  });
  if (accepted.status !== 200) throw new Error(accepted.message);
  return colleague;
}
