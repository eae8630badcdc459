/**
 * Result of the check of a receipt's seal. valid: the receipt is as its certificate's holder sealed it. unproven: the
 * seal is wrong, or the portal cannot check it.
 */
export const SEAL_STATES = ['valid', 'unproven'] as const
export type SealState = (typeof SEAL_STATES)[number]

/**
 * Certificates that confirm a valid seal. own: only the receipt's own certificate, which anybody can make. sat: also
 * the SAT's certificates, which prove who sealed the receipt.
 */
export const SEAL_BASES = ['own', 'sat'] as const
export type SealBasis = (typeof SEAL_BASES)[number]
