import * as dataImport from '#contract/data-import.ts'
import { recordsByItself, recordsNothing } from './rules.ts'

/** Uploads and imports of data files. */
export const dataImportRules = [
  recordsByItself(dataImport.uploadDataFile),
  recordsNothing(dataImport.readDataImport, 'how far a file is, and what its columns are'),
  recordsByItself(dataImport.mapDataColumns),
  recordsNothing(dataImport.listDataRows, 'what somebody with the role has handed over, which is recorded'),
  recordsNothing(
    dataImport.downloadBadDataRows,
    'what somebody with the role has handed over, which is recorded',
  ),
  recordsNothing(dataImport.startDataImport, 'recorded when it is done, with what came of it'),
  recordsNothing(dataImport.steerDataImport, 'recorded when it is done, with what came of it'),
  recordsNothing(dataImport.listDataImports, 'which kinds may be brought, and names of files'),
]
