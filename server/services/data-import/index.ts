import * as contract from '#contract/data-import.ts'
import { defineService } from '../../operations/service.ts'
import { downloadBadDataRows, listDataRows } from './rows.ts'
import { listDataImports, readDataImport } from './state.ts'
import { mapDataColumns, startDataImport, steerDataImport } from './steer.ts'
import { uploadDataFile } from './take-file.ts'

/** Rows of a kind from a file. Access is checked before: 'importer'; which kinds a caller may bring, in may-import.ts. */
export const dataImport = defineService(contract, {
  uploadDataFile,
  readDataImport,
  mapDataColumns,
  listDataRows,
  downloadBadDataRows,
  startDataImport,
  steerDataImport,
  listDataImports,
})
