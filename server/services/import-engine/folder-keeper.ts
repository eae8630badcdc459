import { and, asc, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import type { payrollImports } from '../../db/schema/imports/payroll-import.ts'
import type { FileNotTaken } from '../../files/arriving-file.ts'
import { type FolderKeeper, originalName } from '../../files/watched-folder.ts'
import type { ReceiverParts } from './receiver.ts'
import type { Arrivals } from './tables.ts'
import { fileTexts as texts } from './texts.es.ts'

interface Folder {
  wanted: RegExp
  refusalOf: (cause: FileNotTaken) => string
  files: Arrivals | typeof payrollImports
  /** Condition for files of this folder; undefined if the table contains no other files. */
  isOfFolder?: SQL | undefined
  receive: (
    pieces: AsyncIterable<Uint8Array>,
    name: string,
    folderName: string,
  ) => Promise<{ folderName: string | null }>
  reportOf: (tx: Tx, id: number) => Promise<string>
}

export function folderKeeper(
  { db }: Pick<ReceiverParts, 'db'>,
  { wanted, files, isOfFolder, receive, reportOf, refusalOf }: Folder,
): FolderKeeper {
  return {
    wanted,
    refusalOf,
    isKnown: async (marked) => (await db.$count(files, and(isOfFolder, eq(files.folderName, marked)))) > 0,
    async receive(pieces, name, folderName) {
      const { folderName: first } = await receive(pieces, name, folderName)
      // Moves away a file whose bytes are already in the folder under another name. Otherwise each scan would
      // read and store the file again.
      return first === null || first === folderName ? null : `${texts.sameFile(originalName(first))}\n`
    },
    moveNext: (move) =>
      db.transaction(async (tx) => {
        const [claimed] = await tx
          .select({ id: files.id, folderName: files.folderName, refusal: files.refusal })
          .from(files)
          .where(and(isOfFolder, isNotNull(files.folderName), isNotNull(files.finishedAt)))
          .orderBy(asc(files.id))
          .limit(1)
          .for('update', { skipLocked: true })
        if (!claimed) return false
        const where = claimed.refusal === null ? 'done' : 'refused'
        await move(claimed.folderName ?? '', where, await reportOf(tx, claimed.id))
        await tx.update(files).set({ folderName: null }).where(eq(files.id, claimed.id))
        return true
      }),
  }
}
