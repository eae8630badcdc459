import { step4 } from './step-4.tsx'
import { step5 } from './step-5.tsx'
import { step6 } from './step-6.tsx'
import { step7 } from './step-7.tsx'

/** Separate chunk (steps.ts). */
export const steps = { 4: step4, 5: step5, 6: step6, 7: step7 }
