import { endDiscarded } from './arrivals.ts'
import type { Family, WorkParts } from './family.ts'
import { fileReceiver } from './file-receiver.ts'
import { type FolderParts, runTurn } from './watch-folders.ts'
import { workOnImports } from './work-on-imports.ts'
import { type LetterParts, writeArrivalLetters } from './write-letters.ts'

/** Runs the job of a family: watched folders, checks and imports, then emails. */
export function runImports(
  family: Family,
  around: WorkParts & FolderParts & LetterParts,
  ending: AbortSignal,
): Promise<Date | null> {
  const receivers = family.kinds.map((kind) => fileReceiver(family, kind))
  return runTurn(receivers, around, {
    async work() {
      try {
        return await workOnImports(family, around, ending)
      } finally {
        await endDiscarded(around.db, family.tables.arrivals, around.clock.now())
      }
    },
    report: () => writeArrivalLetters(family, around),
  })
}
