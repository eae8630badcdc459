import { DATA_KINDS, type DataKindName, type ImportKind } from '#domain/import-file/import-kinds.ts'
import { dataFamily } from '../data-import/family.ts'
import { fileReceiver } from '../import-engine/file-receiver.ts'
import { payrollReceiver } from '../payroll-import/receiver.ts'
import { peopleFamily } from '../people-import/family.ts'
import type { ImportReceiver } from '../import-engine/receiver.ts'

const ofData = Object.fromEntries(DATA_KINDS.map((kind) => [kind, fileReceiver(dataFamily, kind)])) as Record<
  DataKindName,
  ImportReceiver
>

export const importReceivers: Readonly<Record<ImportKind, ImportReceiver>> = {
  nomina: payrollReceiver,
  personas: fileReceiver(peopleFamily, 'personas'),
  ...ofData,
}
