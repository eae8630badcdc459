import * as dataImport from '#contract/imports/data-import.ts'
import { recordsInHandler, recordsNothing } from './rules.ts'

export const dataImportRules = [
  recordsInHandler(dataImport.uploadDataFile),
  recordsNothing(dataImport.readDataImport, 'progress and column names of a file, without names of people'),
  recordsInHandler(dataImport.mapDataColumns),
  recordsNothing(dataImport.listDataRows, 'rows of an upload that is itself recorded'),
  recordsNothing(dataImport.downloadBadDataRows, 'rows of an upload that is itself recorded'),
  recordsNothing(dataImport.startDataImport, 'the end of the import is recorded with its result'),
  recordsNothing(dataImport.steerDataImport, 'the end of the import is recorded with its result'),
  recordsNothing(dataImport.listDataImports, 'permitted kinds of imports and file names'),
]
