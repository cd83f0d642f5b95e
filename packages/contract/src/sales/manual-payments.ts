import { deliveryLimits } from '@sokoni/rules/delivery/delivery';
import { manualPaymentLimits } from '@sokoni/rules/storefront/manual-payments';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, text } from '#fields.ts';

const fields = {
  pay_on_delivery: z.boolean(),
  /** The most that an order may come to, in minor units; null without a limit. */
  pay_on_delivery_max: z.number().nullable(),
  /** Delivery zones; null: all of them. */
  pay_on_delivery_zones: z.array(id).max(deliveryLimits.zones).nullable(),
  /** To the bank details of the store. */
  bank_transfer: z.boolean(),
  /** Customers are asked for a picture of the transfer. */
  bank_transfer_proof: z.boolean(),
  /** Until the order is overdue. */
  bank_transfer_days: z.number(),
  mobile_money: z
    .array(
      z.strictObject({
        /** Of the client's making; the list has each once. */
        id,
        name: text(manualPaymentLimits.accountNameLength),
        number: text(manualPaymentLimits.accountNumberLength),
        instructions: text(manualPaymentLimits.instructionsLength),
      }),
    )
    .max(manualPaymentLimits.accounts),
};

const manualPayments = z.object({
  ...fields,
  /** 0 while nothing was set. */
  version: z.number().int(),
});

export const manualPaymentCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/manual-payments': {
    summary: 'Retrieve how customers of the storefront pay without a payment provider.',
    data: manualPayments,
  },
  'PUT /marketplace/v1/stores/{id}/manual-payments': {
    summary:
      'Update how customers pay without a payment provider; omitted fields stay unchanged. 409 changed_meanwhile when the version is not the latest.',
    body: z.strictObject({
      version: z.number().int(),
      pay_on_delivery: fields.pay_on_delivery.exactOptional(),
      pay_on_delivery_max: fields.pay_on_delivery_max.exactOptional(),
      pay_on_delivery_zones: fields.pay_on_delivery_zones.exactOptional(),
      bank_transfer: fields.bank_transfer.exactOptional(),
      bank_transfer_proof: fields.bank_transfer_proof.exactOptional(),
      bank_transfer_days: fields.bank_transfer_days.exactOptional(),
      mobile_money: fields.mobile_money.exactOptional(),
    }),
    data: manualPayments,
  },
});
