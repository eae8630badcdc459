import type { IconUpload } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import type { FileImport, FileRow } from '#contract/imports/import-file.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import type { CellProblem } from '#domain/import-file/cell-problem.ts'
import type { useOnlineRequest } from '#hooks/operations/use-online-request.ts'
import type { OperationState } from '#hooks/operations/use-operation.ts'
import type { usePaged } from '#hooks/operations/use-paged.ts'
import type { Upload } from './read-upload.ts'

type Counted = Pick<FileImport, 'cuentas'>
/** Result of a row: 'nueva', 'error' … */
export type RowOf<Current extends Counted> = keyof Current['cuentas'] & string

type Asking = ReturnType<typeof useOnlineRequest>
/** Sends an operation; the screen shows a failure. */
type Ask = Asking['send']
type Answer<Current> = OperationState<{ actual: Current | null; origenes: readonly string[] }>

/** Current file, and the requests about it. */
export interface ImportRun<Current> extends Answer<Current>, Asking {
  current: Current | null
  /** Sources of earlier files. */
  sources: readonly string[]
}

export interface Mapping {
  id: number
  origen: string
  columnas: string[]
  mesPrimero?: boolean
}

export interface ImportTile<Row> {
  row: Row
  /** Icon other than the default one. */
  icon?: typeof IconUpload
  /** True when the tile is shown only if it counts something. */
  isRare?: boolean
}

export interface ConfirmProps<Current> {
  current: Current
  /** Text of the button. */
  deed: string
  onCancel: () => void
  onConfirm: (typed: number) => void
}

/** Description of one kind of file for the Importar screen. */
export interface ImportKind<Current extends FileImport> {
  /** Reads the current file. It holds other people's data, so the device does not store it. */
  useCurrent: () => Answer<Current>
  useRows: (id: number, row: RowOf<Current>, page: number) => Parameters<typeof usePaged<FileRow>>[0]
  /** Lists that are fetched again after each request. */
  lists: readonly Pick<AnyOperation, 'id'>[]
  upload: (ask: Ask, upload: Upload) => Promise<{ id: number } | null>
  map: (ask: Ask, mapping: Mapping, isComplete: boolean) => Promise<object | null>
  /** @param typed number that the person typed in Confirm; null when it was not asked */
  start: (ask: Ask, id: number, typed: number | null) => Promise<object | null>
  steer: (ask: Ask, id: number, accion: 'detener' | 'seguir' | 'descartar') => Promise<object | null>
  badRows: (ask: Ask, id: number) => Promise<{ archivo: string; nombre: string } | null>

  fields: readonly string[]
  /** Fields that identify the row's person; for rows with errors they are always shown. */
  naming: ReadonlySet<string>
  /** Results with a tile, without unchanged rows, whose count is shown above. */
  tiles: readonly ImportTile<RowOf<Current>>[]
  /** Icon of the button that starts the import. */
  icon: typeof IconUpload
  useWords: () => ImportWords<Current>

  /** Share of the rows that are checked, 0 to 1; without it the progress is unknown. */
  checkedShare?: (current: Current) => number
  /** Whether the list counts as complete. The screen asks the person only if this is given. */
  isComplete?: (current: Current) => boolean
  /** True when the server also checks files whose required columns are missing. */
  checksIncomplete?: true
  /** True when a button sends the columns again. */
  hasTest?: true
  /** True when the buttons look disabled while offline. */
  restsOffline?: true
  /** Whether Confirm is shown before the import starts. */
  mustConfirm?: (current: Current) => boolean
  Confirm?: ComponentType<ConfirmProps<Current>>
  /** Card above the columns; `recheck` checks the file again. */
  Before?: ComponentType<{ run: ImportRun<Current>; current: Current; recheck: () => Promise<void> }>
  /** Notes above the columns and in the result. */
  Notes?: ComponentType<{ current: Current }>
  /** Card below each step except a running import. */
  After?: ComponentType<{ run: ImportRun<Current>; current: Current }>
}

export interface ImportWords<Current extends FileImport> {
  /** Explains the file, above its upload. */
  lead: ReactNode
  field: (field: string) => string
  /** Sentence about an error in a cell. */
  problem: (problem: CellProblem) => string
  /** Names of the required columns that are missing; '' for none. */
  missing: (columns: readonly string[], current: Current) => string
  /** Reason why the file waits for a person; '' when it does not. */
  wait: (current: Current) => string
  kinds: Record<RowOf<Current>, string>
  titles: Record<RowOf<Current>, string>
  complete?: { label: string; help: string }
  /** Notice beside the buttons of the review. */
  safe: (current: Current) => { title: string; text: string }
  /** Button that starts the import. */
  start: (current: Current) => string
}
