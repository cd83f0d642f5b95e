import type { Selectable } from 'kysely';
import type { OrderPaymentsTable } from '#platform/database/order-tables.ts';

export type PaymentRow = Selectable<OrderPaymentsTable>;
