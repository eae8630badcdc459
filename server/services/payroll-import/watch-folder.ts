import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connect.ts'
import { payrollImports } from '../../db/schema/imports/payroll-import.ts'
import { type FolderKeeper, layAllDown, orWarned, plainMark, watchOver } from '../../files/watched-folder.ts'
import type { Services } from '../../facilities/services.ts'
import { fileTexts } from '../import-file/texts.es.ts'
import { receiveFile } from './receive-file.ts'
import { writeReport } from './report.ts'
import { importTexts as texts } from './texts.es.ts'

export interface FolderParts {
  db: Database
  clock: Clock
  services: Pick<Services, 'files' | 'jobs' | 'environment' | 'log'>
  /** What the look before has seen of each file (watched-folder.ts). */
  seen?: Map<string, string>
}

/** Payroll files in IMPORT_FOLDER. @returns when to look again; null without such a folder */
export async function watchFolder(parts: FolderParts): Promise<Date | null> {
  const { clock, services, seen = new Map<string, string>() } = parts
  const { importFolder: folder } = services.environment
  return folder === null ? null : watchOver(folder, keeperOf(parts), { clock, log: services.log, seen })
}

/** What was read goes to its place; a folder that takes nothing keeps nobody from being told of it. */
export async function layAsideOrWarn(parts: FolderParts): Promise<void> {
  const { environment, log } = parts.services
  const { importFolder: folder } = environment
  if (folder !== null) await orWarned(log, () => layAllDown(folder, keeperOf(parts)))
}

function keeperOf({ db, clock, services }: FolderParts): FolderKeeper {
  return {
    wanted: /\.(xml|pdf|zip)$/i,
    isKnown: async (marked) => (await db.$count(payrollImports, eq(payrollImports.folderName, marked))) > 0,
    async receive(pieces, name, folderName) {
      const letterTo = services.environment.importFolderMail
      const how = { name, origin: 'folder', folderName, letterTo } as const
      const { run } = await receiveFile({ db, clock, ...services }, pieces, how)
      // The same bytes lie here under another name, and are laid aside with it. Left in its place, this one would be taken,
      // and kept anew, at every look until then.
      const isOther = run.folderName !== null && run.folderName !== folderName
      return isOther ? `${fileTexts.sameFile(plainMark(run.folderName ?? ''))}\n` : null
    },
    refusalOf: ({ why }) => texts.refusedWhole(texts.problemOf(why)),
    // One copy of the server for each file, while its row is held.
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
