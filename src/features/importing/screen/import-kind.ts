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
export type RowOf<Current extends Counted> = keyof Current['cuentas'] & string

type Asking = ReturnType<typeof useOnlineRequest>
/** The screen shows failures of these requests. */
type Ask = Asking['send']
type Answer<Current> = OperationState<{ actual: Current | null; origenes: readonly string[] }>

export interface ImportRun<Current> extends Answer<Current>, Asking {
  current: Current | null
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
  icon?: typeof IconUpload
  /** True hides the tile when its count is zero. */
  isRare?: boolean
}

export interface ConfirmProps<Current> {
  current: Current
  deed: string
  onCancel: () => void
  onConfirm: (typed: number) => void
}

export interface ImportKind<Current extends FileImport> {
  /** Contains other people's data, which must not be stored on the device. */
  useCurrent: () => Answer<Current>
  useRows: (id: number, row: RowOf<Current>, page: number) => Parameters<typeof usePaged<FileRow>>[0]
  lists: readonly Pick<AnyOperation, 'id'>[]
  upload: (ask: Ask, upload: Upload) => Promise<{ id: number } | null>
  map: (ask: Ask, mapping: Mapping, isComplete: boolean) => Promise<object | null>
  /** @param typed number typed in Confirm; null when Confirm did not ask */
  start: (ask: Ask, id: number, typed: number | null) => Promise<object | null>
  steer: (ask: Ask, id: number, accion: 'detener' | 'seguir' | 'descartar') => Promise<object | null>
  badRows: (ask: Ask, id: number) => Promise<{ archivo: string; nombre: string } | null>

  fields: readonly string[]
  /** Fields that identify a row. Rows with errors always show these fields. */
  naming: ReadonlySet<string>
  tiles: readonly ImportTile<RowOf<Current>>[]
  icon: typeof IconUpload
  useWords: () => ImportWords<Current>

  /** Share of checked rows, 0 to 1. Without this function, the progress is unknown. */
  checkedShare?: (current: Current) => number
  /** True when the file counts as complete: a person missing in the file has left. */
  isComplete?: (current: Current) => boolean
  /** Set when the server checks files without their required columns, too. */
  checksIncomplete?: true
  hasTest?: true
  restsOffline?: true
  mustConfirm?: (current: Current) => boolean
  Confirm?: ComponentType<ConfirmProps<Current>>
  /** Card above the columns. `recheck` checks the file again. */
  Before?: ComponentType<{ run: ImportRun<Current>; current: Current; recheck: () => Promise<void> }>
  Notes?: ComponentType<{ current: Current }>
  After?: ComponentType<{ run: ImportRun<Current>; current: Current }>
}

export interface ImportWords<Current extends FileImport> {
  lead: ReactNode
  field: (field: string) => string
  problem: (problem: CellProblem) => string
  /** Names of the missing required columns, or ''. */
  missing: (columns: readonly string[], current: Current) => string
  /** Reason why the file waits for a person, or ''. */
  wait: (current: Current) => string
  kinds: Record<RowOf<Current>, string>
  titles: Record<RowOf<Current>, string>
  complete?: { label: string; help: string }
  safe: (current: Current) => { title: string; text: string }
  start: (current: Current) => string
}
