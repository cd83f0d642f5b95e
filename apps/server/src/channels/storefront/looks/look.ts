import type { themeDocument } from '@sokoni/contract/storefront/document';
import type { lookCalls } from '@sokoni/contract/storefront/looks';
import type { ReadinessFacts } from '@sokoni/rules/stores/store-readiness';
import { documentProblem } from '@sokoni/themes/document/check-document.ts';
import { documentLimits, type ThemeDocument } from '@sokoni/themes/document/document.ts';
import { previewParameter } from '@sokoni/themes/document/preview-link.ts';
import { sanitiseDocument } from '@sokoni/themes/document/sanitise-document.ts';
import type * as z from 'zod';
import { safeDescription } from '#catalogue/products/description.ts';
import { shopUrl } from '#channels/storefront/web/shop-host.ts';
import type { Config } from '#core/config/config.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { randomToken } from '#core/security/secrets.ts';
import { draftDocument } from './published-document.ts';
import {
  findLook,
  findVersion,
  forgetVersions,
  insertVersion,
  keepLook,
  type LookRow,
  lockLook,
} from './queries.ts';
import { sayProblem } from './sentences.ts';

type Look = z.output<(typeof lookCalls)['GET /marketplace/v1/stores/{id}/storefront/look']['data']>;

/** Who changes a look, and when. */
export interface Editor {
  by: string;
  now: Date;
}

/** So many published versions can be restored. */
export const versionsKept = 50;
const documentBytes = 256_000;
/** 128 bits. */
const tokenBytes = 16;

export async function readLook(db: Db, storeId: string, config: Config): Promise<Look> {
  const row = await findLook(db, storeId);
  return {
    version: row.version,
    document: draftDocument(row) as z.output<typeof themeDocument>,
    is_draft: row.draft !== null,
    published_at: row.published_at?.toISOString() ?? null,
    preview_url: row.preview_token && previewUrl(row, row.preview_token, config),
  };
}

/** Whether somebody has chosen how the shop looks. */
export async function lookReadiness(db: Db, storeId: string): Promise<Partial<ReadinessFacts>> {
  const { published, default_theme } = await findLook(db, storeId);
  return { hasTheme: published !== null || default_theme !== null };
}

function previewUrl({ sub_domain }: LookRow, token: string, config: Config): string {
  return `${shopUrl(sub_domain, config)}/?${previewParameter}=${token}`;
}

/**
 * Keeps a document as the draft, its rich texts sanitised.
 * @throws DomainError `changed_meanwhile`, `invalid_fields`
 */
export async function saveDraft(
  db: Db,
  storeId: string,
  { version, document }: { version: number; document: ThemeDocument },
  editor: Editor,
): Promise<void> {
  assertKeepable(document);
  await lockCurrent(db, storeId, version);
  await keepLook(db, storeId, { draft: sanitiseDocument(document, safeDescription) }, withToken(editor));
}

/** What is edited is what buyers see again. */
export async function discardDraft(db: Db, storeId: string, editor: Editor): Promise<void> {
  await lockLook(db, storeId);
  if ((await findLook(db, storeId)).draft === null) return;
  await keepLook(db, storeId, { draft: null }, withToken(editor));
}

/**
 * Shows the draft to buyers.
 * @returns the id of the version in the history, and its theme
 * @throws DomainError `changed_meanwhile`
 */
export async function publishDraft(
  db: Db,
  storeId: string,
  version: number,
  editor: Editor,
): Promise<{ id: string; theme: string }> {
  const document = draftDocument(await lockCurrent(db, storeId, version));
  const id = newId();
  await insertVersion(db, storeId, { id, document, ...editor });
  await keepLook(db, storeId, { draft: null, published_id: id }, withToken(editor));
  await forgetVersions(db, storeId, versionsKept);
  return { id, theme: document.theme };
}

/**
 * Makes what was published once the draft.
 * @throws DomainError `not_found`, `changed_meanwhile`
 */
export async function restoreVersion(
  db: Db,
  storeId: string,
  { id, version }: { id: string; version: number },
  editor: Editor,
): Promise<void> {
  await lockCurrent(db, storeId, version);
  const document = await findVersion(db, storeId, id);
  if (!document) throw new DomainError('not_found');
  await keepLook(db, storeId, { draft: document }, withToken(editor));
}

/** The former link shows nothing from now on. */
export async function renewPreviewLink(db: Db, storeId: string, editor: Editor): Promise<void> {
  await lockLook(db, storeId);
  const renewed = withToken(editor);
  await keepLook(db, storeId, { preview_token: renewed.token }, renewed);
}

function withToken(editor: Editor) {
  return { ...editor, token: randomToken(tokenBytes) };
}

async function lockCurrent(db: Db, storeId: string, version: number): Promise<LookRow> {
  await lockLook(db, storeId);
  const row = await findLook(db, storeId);
  if (row.version !== version) throw new DomainError('changed_meanwhile');
  return row;
}

function assertKeepable(document: ThemeDocument): void {
  if (Buffer.byteLength(JSON.stringify(document)) > documentBytes) {
    throw invalidField('document', sayProblem({ reason: 'too_large' }));
  }
  const problem = documentProblem(document);
  if (!problem) return;
  const { sections, blocks, menuItems: items } = documentLimits;
  throw invalidField('document', sayProblem({ ...problem, sections, blocks, items }));
}
