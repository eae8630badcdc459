import * as contract from '#contract/imports/people-import.ts'
import { defineService } from '../../operations/service.ts'
import { mailOpeningPasswords } from './ask-letters.ts'
import { downloadBadRows, listPeopleRows } from './rows.ts'
import { printOpeningSlips } from './slips.ts'
import { readPeopleImport } from './state.ts'
import { mapPeopleColumns, startPeopleImport, steerPeopleImport } from './steer.ts'
import { uploadPeopleFile } from './take-file.ts'

/** Imports people from a file. The 'administrator' role is checked before each handler. */
export const peopleImport = defineService(contract, {
  uploadPeopleFile,
  readPeopleImport,
  mapPeopleColumns,
  listPeopleRows,
  downloadBadRows,
  startPeopleImport,
  steerPeopleImport,
  printOpeningSlips,
  mailOpeningPasswords,
})
