import { notify, type NotifyContext } from '../notifications/notify.ts'
import type { Family } from './family.ts'
import { type ImportRow, kindOf } from './tables.ts'

/**
 * Notifies everybody who may continue an unattended import that waits for a person, once for each file. When
 * a program or a folder sent the file, nobody is looking at the screen of imports.
 */
export async function notifyWaiting(family: Family, context: NotifyContext, run: ImportRow): Promise<void> {
  if (!run.isByItself) return
  await notify(context, {
    kind: 'import-waiting',
    to: { userIds: await family.importers(context.tx, kindOf(run)) },
    ref: family.job === 'people' ? 'personas' : 'datos',
    key: `${family.job}-${run.id}`,
    subtitle: run.fileName,
  })
}
