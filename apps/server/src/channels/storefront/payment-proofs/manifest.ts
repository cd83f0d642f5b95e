import type { Manifest } from '#core/manifest.ts';
import { forgetProofs } from '#sales/orders/payments/keep-proof.ts';
import { mailProof } from './mail-proof.ts';

/** Pictures of transfers that buyers send. */
export const paymentProofs = {
  tasks: { mail_payment_proof: mailProof },
  hooks: { customerErased: forgetProofs },
} satisfies Manifest;
