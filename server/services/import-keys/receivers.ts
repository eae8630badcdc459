import { DATA_KINDS, type DataKindName } from '#domain/data-import/kind.ts'
import type { ImportKind } from '#domain/import-file/import-kinds.ts'
import { dataReceiver } from '../data-import/receiver.ts'
import { payrollReceiver } from '../payroll-import/receiver.ts'
import { peopleReceiver } from '../people-import/receiver.ts'
import type { ImportReceiver } from './receiver.ts'

const ofData = Object.fromEntries(DATA_KINDS.map((kind) => [kind, dataReceiver(kind)])) as Record<
  DataKindName,
  ImportReceiver
>

/**
 * Receivers by kind. Programs send files with their key (http/http-imports.ts), or put them into the folder
 * (watch-folders.ts).
 */
export const importReceivers: Readonly<Record<ImportKind, ImportReceiver>> = {
  nomina: payrollReceiver,
  personas: peopleReceiver,
  ...ofData,
}
