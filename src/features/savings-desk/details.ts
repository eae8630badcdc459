import type { ResponseOf } from '#contract/protocol/operation.ts'
import type { readSavingsRequest } from '#contract/savings/savings-desk.ts'

export type Details = ResponseOf<typeof readSavingsRequest>
