import { doubledFields } from '#domain/import-file/columns.ts'
import { columnsByHeading, type ColumnsOf, type ReadColumn } from '#domain/import-file/headings.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { fileTexts as texts } from './texts.es.ts'

/** Effect of a command on an import: stop, resume, end with the rows already imported, or discard. */
type Deed = 'nothing' | 'stop' | 'go on' | 'end' | 'throw away'

/** @throws WireFault if the state does not permit the command */
export function deedOf(state: string, accion: 'detener' | 'seguir' | 'descartar'): Deed {
  const isRunning = state === 'running'
  const isStopped = state === 'stopped'
  if (accion === 'descartar') {
    // Imported rows remain, with their entry in the security log.
    if (isStopped) return 'end'
    if (isRunning) throw new WireFault('ERROR', texts.busy)
    return state === 'done' ? 'nothing' : 'throw away'
  }
  if (!isRunning && !isStopped) throw new WireFault('ERROR', texts.notRunning)
  if (accion === 'detener') return isStopped ? 'nothing' : 'stop'
  return isRunning ? 'nothing' : 'go on'
}

/**
 * Returns the assigned columns, and the mapping to store for the source.
 * @throws WireFault if two columns have the same field
 */
export function chosenColumns<Field extends string>(
  columns: readonly ReadColumn<Field>[],
  chosen: ColumnsOf<Field>,
): { columns: ReadColumn<Field>[]; remembered: Record<string, Field | ''> } {
  if (doubledFields(chosen).length > 0) throw new WireFault('ERROR', texts.doubledColumn)
  const headings = columns.map(({ heading }) => heading)
  return {
    columns: columns.map((column, at) => ({ ...column, field: chosen[at] ?? '', isSure: true })),
    remembered: columnsByHeading(headings, chosen),
  }
}

/**
 * Returns the answer for days that fit both orders: the one of the import, and the one to store for the source.
 * The portal's own file of errors says nothing about its source.
 * @param given a person's answer now
 */
export function answersOf(
  {
    columns,
    isMonthFirst: before,
  }: { columns: readonly { heading: string }[]; isMonthFirst: boolean | null },
  given: boolean | undefined,
): { isMonthFirst: boolean | null; remembered: boolean | null } {
  const isMonthFirst = given ?? before
  const isOfErrors = columns.some(({ heading }) => heading === texts.errorHeading)
  return { isMonthFirst, remembered: isOfErrors ? null : isMonthFirst }
}
