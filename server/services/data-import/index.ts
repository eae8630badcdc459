import * as contract from '#contract/imports/data-import.ts'
import { defineService } from '../../operations/service.ts'
import { downloadBadDataRows, listDataRows } from './rows.ts'
import { listDataImports, readDataImport } from './state.ts'
import { mapDataColumns, startDataImport, steerDataImport } from './steer.ts'
import { uploadDataFile } from './take-file.ts'

/** Imports of data files. The caller has checked access 'importer'; may-import.ts limits the kinds per user. */
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
