import * as contract from '#contract/imports/data-import.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import { defineService, staged } from '../../operations/service.ts'
import { mapColumns } from '../import-engine/map-columns.ts'
import { downloadErrors, listRows } from '../import-engine/rows.ts'
import { startImport, steerImport } from '../import-engine/steer.ts'
import { uploadOf } from '../import-engine/upload-file.ts'
import { dataFamily } from './family.ts'
import { dataRows } from './rows.ts'
import { listDataImports, readDataImport, requireKind } from './state.ts'
import { dataImportRules } from '../../audit/data-import-rules.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'
import * as moneyWords from './texts-money.es.ts'
import * as moneyWordsEn from './texts-money.en.ts'
import * as engineWords from '../import-engine/texts.es.ts'
import * as engineWordsEn from '../import-engine/texts.en.ts'

const upload = uploadOf(dataFamily, ({ clase }: RequestOf<typeof contract.uploadDataFile>, user) => {
  requireKind(user, clase, 200)
  return clase
})

/**
 * Imports of data files. The caller has checked access 'importer'. Each operation checks the kinds that the
 * user may import.
 */
export const dataImport = defineService(
  contract,
  {
    uploadDataFile: staged<typeof contract.uploadDataFile>()(upload),
    readDataImport,
    mapDataColumns: (input, context) => mapColumns(dataFamily, input, context),
    listDataRows: ({ id, que, pagina }, context) =>
      listRows(dataFamily, dataRows, { id, kind: que, page: pagina }, context),
    downloadBadDataRows: (input, context) => downloadErrors(dataFamily, dataRows, input, context),
    startDataImport: (input, context) => startImport(dataFamily, input, context),
    steerDataImport: (input, context) => steerImport(dataFamily, input, context),
    listDataImports,
  },
  {
    records: dataImportRules,
    words: [
      [words, wordsEn],
      [moneyWords, moneyWordsEn],
      [engineWords, engineWordsEn],
    ],
  },
)
