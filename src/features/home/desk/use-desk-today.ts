import { readDeskToday } from '#contract/portal-health/desk-today.ts'
import { importPaths } from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'

/** Options for counts about other people: kept off the device, and shown without a date. */
export const BEHIND = { isKept: false, isShown: false } as const

/** P-248 is called only for a person who can open one of these desks. */
const counted = [
  paths.people,
  paths.savingsDesk,
  paths.gate,
  paths.offers,
  importPaths.data,
  importPaths.payroll,
]

export function useDeskToday() {
  const { canOpen } = useShellParts()
  const isDesk = counted.some(canOpen)
  const { data, failure } = useOperation(readDeskToday, {}, { ...BEHIND, enabled: isDesk })
  // An older server rejects this operation.
  return { isDesk, data, isUnsupported: failure?.kind === 'rejected' }
}

export type DeskToday = ReturnType<typeof useDeskToday>
