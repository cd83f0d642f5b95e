import type { Actor } from '@sokoni/rules/access/actor';
import type { ImportFormat, MappingCheck } from '@sokoni/rules/imports/import-file';
import type { ImportKind } from '@sokoni/rules/imports/import-mode';
import type { JobKind } from '@sokoni/rules/stores/store-job';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { ImportKey } from './import-items.ts';

/** Who asks, and when. */
export interface Asking extends Action {
  /** The store has inventory management on: otherwise no stock is moved. */
  hasInventory: boolean;
}

/** What whoever brought a file may bring. */
export interface Allowance {
  with_money: boolean;
  with_costs: boolean;
  with_stock: boolean;
}

/** What the imports of one kind of thing are told by. */
export interface ImportArea {
  kind: ImportKind;
  jobs: Readonly<Record<'check' | 'run' | 'undo', JobKind>>;
  /** How a file without a name is called. */
  fileName: string;
  recognise(headers: readonly string[]): {
    readonly format: ImportFormat;
    readonly mapping: readonly (string | null)[];
  };
  checkMapping(mapping: readonly (string | null)[], columns: number): MappingCheck;
  /** Whether the actor sees files with amounts in them. */
  seesMoney(actor: Actor): boolean;
  allowance(asking: Asking): Allowance;
  /** The meanings without those that whoever brought the file may not bring. */
  allowed(mapping: readonly (string | null)[], allowance: Allowance): (string | null)[];
  /** What the file is brought into; held, so that it stays until the end of the transaction. */
  target?(db: Db, storeId: string): Promise<{ price_list_id: string }>;
  /** Refuses an undoing that could not be whole. */
  beforeUndo?(db: Db, key: ImportKey, asking: Asking): Promise<void>;
}
