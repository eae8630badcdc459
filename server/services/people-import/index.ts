import * as contract from '#contract/imports/people-import.ts'
import { mapColumns } from '../import-engine/map-columns.ts'
import { downloadErrors, listRows } from '../import-engine/rows.ts'
import { startImport, steerImport } from '../import-engine/steer.ts'
import { uploadOf } from '../import-engine/upload-file.ts'
import { defineService, staged } from '../../operations/service.ts'
import { mailOpeningPasswords } from './passwords/ask-letters.ts'
import { peopleFamily } from './family.ts'
import { peopleRows } from './rows.ts'
import { printOpeningSlips } from './passwords/slips.ts'
import { readPeopleImport } from './state.ts'
import { peopleRules } from '../../audit/people-rules.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'
import * as engineWords from '../import-engine/texts.es.ts'
import * as engineWordsEn from '../import-engine/texts.en.ts'

/** Imports people from a file. The 'administrator' role is checked before each handler. */
export const peopleImport = defineService(
  contract,
  {
    uploadPeopleFile: staged<typeof contract.uploadPeopleFile>()(uploadOf(peopleFamily, () => 'personas')),
    readPeopleImport,
    mapPeopleColumns: (input, context) => mapColumns(peopleFamily, input, context),
    listPeopleRows: ({ id, clase, pagina }, context) =>
      listRows(peopleFamily, peopleRows, { id, kind: clase, page: pagina }, context),
    downloadBadRows: (input, context) => downloadErrors(peopleFamily, peopleRows, input, context),
    startPeopleImport: ({ id, bajas }, context) => startImport(peopleFamily, { id, typed: bajas }, context),
    steerPeopleImport: (input, context) => steerImport(peopleFamily, input, context),
    printOpeningSlips,
    mailOpeningPasswords,
  },
  {
    records: peopleRules,
    words: [
      [words, wordsEn],
      [engineWords, engineWordsEn],
    ],
  },
)
