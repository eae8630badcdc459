import type { Campaign } from './campaign.ts'
import { cutPoints, refusals, repeats } from './deliveries.ts'
import { killsWithDedupe, killsWithoutDedupe } from './kills.ts'

/** In the order of offline.md, "Faults that are tried". */
export const campaigns: readonly Campaign[] = [killsWithDedupe, killsWithoutDedupe, cutPoints, repeats, refusals]
