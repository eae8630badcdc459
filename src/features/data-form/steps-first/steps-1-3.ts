import { step1 } from './step-1.tsx'
import { step2 } from './step-2.tsx'
import { step3 } from './step-3.tsx'

/** Separate chunk (steps.ts). */
export const steps = { 1: step1, 2: step2, 3: step3 }
