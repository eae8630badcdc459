import { doubledFields } from '#domain/import-file/columns.ts'
import { columnsByHeading, type ColumnsOf, type ReadColumn } from '#domain/import-file/headings.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { fileTexts as texts } from './texts.es.ts'

/** What is done to an import when somebody steers it: stop it, go on, end it with what is done, or throw it away. */
type Deed = 'nothing' | 'stop' | 'go on' | 'end' | 'throw away'

/** @throws WireFault where it can't be in that state */
export function deedOf(state: string, accion: 'detener' | 'seguir' | 'descartar'): Deed {
  const isRunning = state === 'running'
  const isStopped = state === 'stopped'
  if (accion === 'descartar') {
    // What is imported stays, and stays told.
    if (isStopped) return 'end'
    if (isRunning) throw new WireFault('ERROR', texts.busy)
    return state === 'done' ? 'nothing' : 'throw away'
  }
  if (!isRunning && !isStopped) throw new WireFault('ERROR', texts.notRunning)
  if (accion === 'detener') return isStopped ? 'nothing' : 'stop'
  return isRunning ? 'nothing' : 'go on'
}

/**
 * What somebody says the columns of a file are, and what is remembered of it for its source.
 * @throws WireFault where two say the same
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
