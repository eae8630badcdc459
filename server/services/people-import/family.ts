import { randomBytes } from 'node:crypto'
import { type Columns, IMPORT_DAYS, missingColumns } from '#domain/people-import/columns/fields.ts'
import { peopleHeadings } from '#domain/people-import/columns/headings.ts'
import { mustConfirmLeavers } from '#domain/people-import/file/limits.ts'
import { hashPassword } from '../../identity/password.ts'
import { administratorIds } from '../../identity/roles.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import type { Family } from '../import-engine/family.ts'
import { type PeopleRun, peopleTables } from '../import-engine/tables.ts'
import { checkImport } from './check/check.ts'
import { importBatch } from './write/import-batch.ts'
import { reasonToWait } from './check/reason-to-wait.ts'
import { importTexts as texts } from './texts.es.ts'
import { waitSentence } from './check/wait-sentence.ts'

export const peopleFamily: Family = {
  tables: peopleTables,
  job: 'people',
  kinds: ['personas'],
  route: '/Importar',
  arrivalEvent: 'people-file-taken',
  mayImport: () => true,
  importers: administratorIds,
  headings: () => peopleHeadings,
  days: () => IMPORT_DAYS,
  missing: (_kind, columns: Columns) => missingColumns(columns),
  missingColumn: () => texts.missingColumn,
  requireColumns(_kind, columns: Columns) {
    if (missingColumns(columns).length > 0) throw new WireFault('ERROR', texts.missingColumn)
  },
  extraColumns({ known, columns }, userId) {
    // A file of errors is never the complete list.
    const isPart = columns.some(({ heading }) => heading === texts.errorHeading)
    return {
      isComplete: known?.isTrusted === true && known.isComplete && !isPart,
      mappedBy: known?.setBy ?? null,
      uploadedBy: userId,
    }
  },
  // A running check of the former columns loses its lease and stops writing.
  columnsForRecheck: ({ id }, isComplete) => ({
    isComplete,
    mappedBy: id,
    checkLease: null,
    checkUntil: null,
  }),
  columnsAtStart({ counts, people }: PeopleRun, typed) {
    const leavers = counts.baja ?? 0
    const isAsked = mustConfirmLeavers(leavers, people)
    if (isAsked && typed !== leavers) throw new WireFault('ERROR', texts.confirm(leavers))
    return { typedLeavers: isAsked ? leavers : null }
  },
  step: { first: 50, least: 20, most: 200 },
  check: {
    file: ({ db, clock, services }, run: PeopleRun, ending) =>
      checkImport({ db, clock, background: services.background }, run, ending),
  },
  async importer({ clock, services }) {
    // Hash of a discarded random password. No password opens the account (identity/password.ts).
    const unusableHash = await hashPassword(randomBytes(32).toString('base64url'))
    return {
      step: (tx, run: PeopleRun, now, most) =>
        importBatch({ tx, services, clock, now, unusableHash, most }, run),
    }
  },
  reasonToWait,
  finished({ rows, imported, typedLeavers }: PeopleRun) {
    const { nueva = 0, cambia = 0, baja = 0, regresa = 0 } = imported
    const details = { rows, added: nueva, changed: cambia, closed: baja, reopened: regresa }
    return {
      kind: 'people-imported',
      details: typedLeavers === null ? details : { ...details, typed: typedLeavers },
    }
  },
  waitSentence,
  extraState: (_kind, { baja = 0, regresa = 0 }) => ({ bajas: baja, regresan: regresa }),
  subject: (_kind, state, isWrong) => texts.letter(state, isWrong),
  countsLine: texts.sum,
}
