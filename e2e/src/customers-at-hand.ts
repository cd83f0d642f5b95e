import { call } from './api.ts';

/** A customer with long words everywhere. */
export const customerId = '01a1fd00-0000-7000-8000-000000000007';

/** More customers than a page has, in groups and in none. */
export async function addBuyers(url: string, token: string, storeId: string): Promise<void> {
  const at = { token, params: { id: storeId } };
  const group = await call(url, 'POST /marketplace/v1/stores/{id}/customer-groups', {
    ...at,
    body: { name: 'Binnenschifffahrtsunternehmen der Oberpfalz und Niederbayern' },
  });
  const line1 = 'Unter den Kapitänsmützenmanufakturen 1234567';
  const captain = {
    id: customerId,
    name: 'Aaa-Wolfeschlegelsteinhausenbergerdorff, Maximiliane-Alexandrina',
    phone: '+498511234567',
    email: 'the-regional-manager-for-the-north-eastern-counties-and-islands@example.com',
    notes: 'Zahlt am Ersten des Monats, nie früher. '.repeat(6).trim(),
    group_id: group.data.id,
    credit_limit: 123_456_789_00,
    addresses: [
      { label: 'Kontor', recipient: 'Donaudampfschifffahrt', line1, city: 'Passau', country: 'DE' },
      { line1: 'Ngong Road 3', postal_code: '00100', city: 'Nairobi', country: 'KE', phone: '+254722000111' },
    ],
  };
  const others = Array.from({ length: 26 }, (_, index) => ({
    name: `Buyer ${index + 1}`,
    phone: index % 3 ? `+2547220001${10 + index}` : '',
    email: index % 4 ? `buyer-${index + 1}@example.com` : '',
  }));
  // The same person, written down again.
  const again = {
    phone: captain.phone,
    email: 'kontor@example.com',
    notes: 'Ruft zweimal an.',
    credit_limit: 500_00,
  };
  for (const body of [captain, { ...others[0], ...again }, ...others.slice(1)]) {
    const added = await call(url, 'POST /marketplace/v1/stores/{id}/customers', { ...at, body });
    if (added.status !== 200) throw new Error(added.message);
  }
  await call(url, 'POST /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries', {
    token,
    params: { id: storeId, customer_id: customerId },
    body: {
      amount: 123_456_789_00,
      reason: 'Kapitänsmützenmanufakturrückerstattung nach vollständiger Prüfung',
    },
  });
}
