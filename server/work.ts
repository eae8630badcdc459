import type { Connection } from './db/connection.ts'
import { fillRequestLists } from './standard/request-lists.ts'
import { writeLetters } from './services/approval-links/write-letters.ts'
import { escalateLate } from './services/approvals/escalate.ts'
import { deliverDue, freePushLeases } from './services/push/deliver.ts'
import { isAtRest } from './db/copy-at-rest.ts'
import type { Clock } from './clock.ts'
import type { Services } from './facilities/services.ts'
import { sweepExpired, sweepFiles } from './facilities/sweep.ts'
import { announcePayslips } from './services/notifications/announce-payslips.ts'
import { freeLeases } from './services/payroll-import/run-queued.ts'
import { runPayroll } from './services/payroll-import/run-payroll.ts'
import { importWaitingReceipts } from './services/payroll-import/import-waiting-receipts.ts'
import { makeExports, freeExportLeases } from './services/privacy/make-export.ts'
import { createErasureDelay } from './services/privacy/erasure-delay.ts'
import { saveErasures } from './services/privacy/erasures.ts'
import { applyTerms } from './services/privacy/retention.ts'
import { warnOfTerms } from './services/privacy-rights/rights-warn.ts'
import { writeAccountLetters } from './services/login/account-letters.ts'
import { dataFamily } from './services/data-import/family.ts'
import { runImports } from './services/import-engine/work-on-imports.ts'
import { dataTables, peopleTables } from './services/import-engine/tables.ts'
import { deleteOldImports } from './services/import-engine/delete-old-imports.ts'
import type { SeenFiles } from './services/import-engine/watch-folders.ts'
import { freeCheck } from './services/people-import/check/check.ts'
import { peopleFamily } from './services/people-import/family.ts'
import { writeOpeningLetters } from './services/people-import/passwords/write-opening-letters.ts'
import { drawAhead, sweepPapers } from './services/payslips/papers.ts'
import { addNewcomers } from './services/poll-desk/newcomers.ts'
import { deliverWebhooks } from './services/outbound/deliver.ts'
import { notifyOpenings } from './services/polls/notify-openings.ts'
import { applyDue } from './services/savings/apply-due.ts'
import { notifyOfDates } from './services/temporary-staff/notify-of-dates.ts'

/** Interval in ms of checking for new payslips. */
const PAYSLIPS_EVERY_MS = 5 * 60 * 1000
/** Number of PDFs drawn in one run. Twenty take a third of a second, during which other work waits. */
const PAPERS_AT_ONCE = 20
const CALENDAR_EVERY_MS = 24 * 60 * 60 * 1000
/** Interval in ms of deleting files. Replaced files are deleted after a minute (file-room.ts). */
const FILES_EVERY_MS = 60 * 1000
/**
 * Interval in ms of carrying out savings requests. Short, because they become due when a payday starts at
 * midnight.
 */
const SAVINGS_EVERY_MS = 10 * 60 * 1000
/**
 * Interval in ms of escalating late approvals. Short, because a working day ends at midnight in the company's
 * time zone.
 */
const APPROVALS_EVERY_MS = 10 * 60 * 1000
/**
 * Interval in ms of notifying about dates. Short, because a day starts at midnight in the company's time
 * zone.
 */
const DATES_EVERY_MS = 10 * 60 * 1000
const SWEEP_EVERY_MS = 10 * 60 * 1000
/**
 * Interval in ms of checking whether a person has confirmed a restored copy. Until then the copy is inactive.
 */
const AT_REST_MS = 60 * 1000

type BackupCheck = () => Promise<boolean>

export function startWork(
  connection: Connection,
  services: Services,
  clock: Clock,
  isBackupRunning: BackupCheck = async () => false,
): void {
  const { db } = connection
  const { jobs, log, files, pushSender: sender } = services
  // On the embedded database no other instance can have work in progress. Leases left by an earlier run are
  // freed.
  let isAlone = connection.kind === 'pglite'
  let mayTakeBack = isAlone
  let mayFreeCheck = isAlone
  const seen: SeenFiles = new Map()
  const patience = createErasureDelay({ db, clock })
  let isFirst = true
  const whileAtRest = () =>
    isAtRest(services.environment) ? new Date(clock.now().getTime() + AT_REST_MS) : null
  // An inactive copy changes neither its own list nor the backup target's.
  const listErasures = async () => {
    if (isAtRest(services.environment)) return
    await saveErasures(db, services.environment.dataDir)
    await services.copyErasures()
  }
  jobs.start(connection, {
    async push() {
      if (isAlone) await freePushLeases(db)
      isAlone = false
      return whileAtRest() ?? deliverDue({ db, clock, sender, log })
    },
    async payslips() {
      // Assigns waiting receipts to people added in the meantime. Adding a person does not assign them.
      await importWaitingReceipts({ db, background: services.background }, 'newcomers')
      await announcePayslips({ db, clock, services })
      return new Date(clock.now().getTime() + PAYSLIPS_EVERY_MS)
    },
    async papers() {
      const drawn = await drawAhead({ db, clock, files, log }, PAPERS_AT_ONCE)
      return new Date(clock.now().getTime() + (drawn < PAPERS_AT_ONCE ? PAYSLIPS_EVERY_MS : 0))
    },
    async calendar() {
      await db.transaction((tx) => fillRequestLists(tx, clock.now()))
      return new Date(clock.now().getTime() + CALENDAR_EVERY_MS)
    },
    // Deletes one batch at a time. The next batch follows immediately.
    async files() {
      if (await isBackupRunning()) return new Date(clock.now().getTime() + FILES_EVERY_MS)
      await sweepPapers(db, files, clock.now())
      const isMore = await sweepFiles(services, clock.now())
      return new Date(clock.now().getTime() + (isMore ? 0 : FILES_EVERY_MS))
    },
    async savings() {
      const isMore = await applyDue({ db, clock, services, log })
      return new Date(clock.now().getTime() + (isMore ? 0 : SAVINGS_EVERY_MS))
    },
    async approvals() {
      const isLate = await escalateLate({ db, clock, services })
      const isEnding = await warnOfTerms({ db, clock, services })
      return new Date(clock.now().getTime() + (isLate || isEnding ? 0 : APPROVALS_EVERY_MS))
    },
    async dates() {
      await notifyOfDates({ db, clock, services })
      return new Date(clock.now().getTime() + DATES_EVERY_MS)
    },
    async polls() {
      const again = await addNewcomers({ db, clock, services })
      const opens = await notifyOpenings({ db, clock, services })
      return earlier(again, opens)
    },
    async exports(ending) {
      if (mayTakeBack) await freeExportLeases(db)
      mayTakeBack = false
      return makeExports({ db, files, clock, log, services, ending })
    },
    async retention() {
      const later = await patience()
      if (later !== null) return later
      try {
        // Only releases files. The cleanup, which waits for a backup, deletes them.
        return await applyTerms({ db, files, clock })
      } finally {
        await listErasures()
      }
    },
    async erasures() {
      await listErasures()
      return null
    },
    async people(ending) {
      if (mayFreeCheck) await freeCheck(db)
      mayFreeCheck = false
      return earlier(await runImports(peopleFamily, { db, clock, services, seen }, ending), whileAtRest())
    },
    async 'data-imports'(ending) {
      return earlier(await runImports(dataFamily, { db, clock, services, seen }, ending), whileAtRest())
    },
    async letters(ending) {
      const atRest = whileAtRest()
      if (atRest) return atRest
      const again = await writeLetters({ db, clock, services })
      return earlier(again, await writeOpeningLetters({ db, clock, services }, ending))
    },
    async 'account-letters'() {
      return whileAtRest() ?? writeAccountLetters({ db, clock, services })
    },
    async payroll(ending) {
      if (isFirst && connection.kind === 'pglite') await freeLeases(db)
      isFirst = false
      return earlier(await runPayroll({ db, clock, services, seen }, ending), whileAtRest())
    },
    async webhooks(ending) {
      return whileAtRest() ?? deliverWebhooks({ db, clock, services, ending })
    },
    async sweep() {
      for (const tables of [peopleTables, dataTables])
        await deleteOldImports({ db, clock, background: services.background }, tables)
      const isMore = await sweepExpired(db, clock.now())
      return new Date(clock.now().getTime() + (isMore ? 0 : SWEEP_EVERY_MS))
    },
  })
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}
