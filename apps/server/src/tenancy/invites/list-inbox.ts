import type { inboxInvite } from '@sokoni/contract/tenancy/invites';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { uploadsPath } from '#core/pictures/pictures.ts';
import { logoKey } from '#tenancy/stores/store-view.ts';
import { findInbox, type InboxRow } from './queries.ts';

export type InboxInvite = z.output<typeof inboxInvite>;

/** The open invites of the transaction's user, newest first; none while the e-mail is not verified. */
export async function listInbox(db: Db, publicUrl: string, now: Date): Promise<InboxInvite[]> {
  const rows = await findInbox(db, now);
  return rows.map((row) => inboxView(row, publicUrl));
}

function inboxView(row: InboxRow, publicUrl: string): InboxInvite {
  return {
    invite_id: row.invite_id,
    business_name: row.business_name,
    business_code: row.business_code,
    store_logo: logoAddress(row, publicUrl),
    message: row.message,
    role: row.role,
    expires_at: row.expires_at.toISOString(),
  };
}

/** SPEC section 2: anything but an http(s) address is shown as a gift, so this one names its host. */
function logoAddress(row: InboxRow, publicUrl: string): string {
  const key = logoKey(row.store_id, row.logo_image_id);
  return key ? publicUrl + uploadsPath + key : '';
}
