/**
 * Result of the check of a receipt's seal. valid: the receipt is as its certificate's holder sealed it. unproven: the
 * seal is wrong, or the portal cannot check it.
 */
export const SEAL_STATES = ['valid', 'unproven'] as const
export type SealState = (typeof SEAL_STATES)[number]
