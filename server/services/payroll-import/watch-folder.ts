import type { FolderKeeper } from '../../files/watched-folder.ts'
import { payrollImports } from '../../db/schema/imports/payroll-import.ts'
import { folderKeeper } from '../import-engine/folder-keeper.ts'
import type { ReceiverParts } from '../import-engine/receiver.ts'
import { readRun } from './import-file.ts'
import { receiveFile } from './receive-file.ts'
import { writeReport } from './report.ts'
import { importTexts as texts } from './texts.es.ts'

/** Handles payroll files in the watched folder. */
export function payrollKeeper({ db, clock, services }: ReceiverParts): FolderKeeper {
  const letterTo = services.environment.importFolderMail
  return folderKeeper(
    { db },
    {
      wanted: /\.(xml|pdf|zip)$/i,
      refusalOf: ({ why }) => texts.refusedWhole(texts.problemOf(why)),
      files: payrollImports,
      async receive(pieces, name, folderName) {
        const how = { name, origin: 'folder', folderName, letterTo } as const
        return (await receiveFile({ db, clock, ...services }, pieces, how)).run
      },
      reportOf: async (tx, id) => writeReport(tx, await readRun(tx, id)),
    },
  )
}
