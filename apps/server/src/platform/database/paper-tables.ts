import type { MailedPaper } from '@sokoni/rules/paper-mail';
import type { Generated } from 'kysely';

export interface PaperSettingsTable {
  store_id: string;
  receipt_mm: Generated<58 | 80>;
  reminders: Generated<boolean>;
  /** A day (`2026-11-21`), without a time zone. */
  reminded_on: string | null;
}

export interface PaperMailsTable {
  store_id: string;
  id: string;
  paper: MailedPaper;
  order_id: string | null;
  customer_id: string | null;
  from_day: string | null;
  to_day: string | null;
  to_address: string;
  note: Generated<string>;
  step: 0 | 7 | 30 | null;
  due_on: string | null;
  requested_by: string | null;
  created_at: Date;
  sent_at: Date | null;
  dropped_at: Date | null;
}

/** What is mailed, and how receipts are printed. */
export interface PaperTables {
  paper_settings: PaperSettingsTable;
  paper_mails: PaperMailsTable;
}
