import type { Selectable } from 'kysely';
import type { OrderPayments } from '#core/database/tables.ts';

export type PaymentRow = Selectable<OrderPayments>;
