import { proofMail, proofProblems } from '@sokoni/messages/en/storefront/proofs';
import { translator } from '@sokoni/messages/translator';

/** Why a picture of a transfer is not taken. */
export const sayProofProblem = translator({ proofProblems });

/** The mail that tells a store of a picture. */
export const sayProofMail = translator({ proofMail });
