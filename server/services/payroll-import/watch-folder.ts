import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { payrollImports } from '../../db/schema/imports/payroll-import.ts'
import { type FolderKeeper, plainMark } from '../../files/watched-folder.ts'
import { fileTexts } from '../import-file/texts.es.ts'
import type { ReceiverParts } from '../import-receivers/receiver.ts'
import { receiveFile } from './receive-file.ts'
import { writeReport } from './report.ts'
import { importTexts as texts } from './texts.es.ts'

/** Handles payroll files in the watched folder. */
export function payrollKeeper({ db, clock, services }: ReceiverParts): FolderKeeper {
  return {
    wanted: /\.(xml|pdf|zip)$/i,
    isKnown: async (marked) => (await db.$count(payrollImports, eq(payrollImports.folderName, marked))) > 0,
    async receive(pieces, name, folderName) {
      const letterTo = services.environment.importFolderMail
      const how = { name, origin: 'folder', folderName, letterTo } as const
      const { run } = await receiveFile({ db, clock, ...services }, pieces, how)
      // The same bytes are already in the folder under another name. Moves this file away; otherwise each
      // scan would read and store it again.
      const isOther = run.folderName !== null && run.folderName !== folderName
      return isOther ? `${fileTexts.sameFile(plainMark(run.folderName ?? ''))}\n` : null
    },
    refusalOf: ({ why }) => texts.refusedWhole(texts.problemOf(why)),
    // The row lock lets only one server process handle each file.
    layNext: (lay) =>
      db.transaction(async (tx) => {
        const [run] = await tx
          .select()
          .from(payrollImports)
          .where(and(isNotNull(payrollImports.folderName), isNotNull(payrollImports.finishedAt)))
          .orderBy(asc(payrollImports.id))
          .limit(1)
          .for('update', { skipLocked: true })
        if (!run) return false
        await lay(run.folderName ?? '', run.refusal === null ? 'done' : 'refused', await writeReport(tx, run))
        await tx.update(payrollImports).set({ folderName: null }).where(eq(payrollImports.id, run.id))
        return true
      }),
  }
}
