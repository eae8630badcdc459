import { and, eq, isNotNull } from 'drizzle-orm'
import { MOST_FILE_BYTES } from '#domain/import-file/limits.ts'
import { recordEvent } from '../../audit/record.ts'
import { peopleArrivals } from '../../db/schema/imports/people-import.ts'
import { type ImportReceiver, auditDetailsOf } from '../import-receivers/receiver.ts'
import { receivePeopleFile } from './receive-arrival.ts'
import { importTexts as texts } from './texts.es.ts'
import { peopleKeeper } from './watch-folder.ts'
import { readArrival } from './wire-arrival.ts'

/** Receives files of people from programs only: people upload theirs on the screen. */
export const peopleReceiver: ImportReceiver = {
  mostBytes: MOST_FILE_BYTES,
  async receive({ db, services, clock }, pieces, { name, sender, address }) {
    if (sender.is !== 'key') throw new Error('a people file was sent with a ticket instead of a key')
    return receivePeopleFile({ db, clock, files: services.files, jobs: services.jobs }, pieces, {
      name,
      origin: 'key',
      keyId: sender.keyId,
      letterTo: sender.mail,
      address,
      note: (tx, { id, bytes }, again) =>
        recordEvent(tx, {
          kind: 'people-file-taken',
          actorId: null,
          subjectId: null,
          address,
          at: clock.now(),
          details: { folio: id, bytes, ...auditDetailsOf(sender), ...(again && { state: 'again' }) },
        }),
    })
  },
  look: async (db, id, sender) => (sender.is === 'key' ? readArrival(db, id, sender.keyId) : null),
  waiting: async (db, sender) =>
    sender.is === 'key'
      ? db.$count(
          peopleArrivals,
          and(eq(peopleArrivals.keyId, sender.keyId), isNotNull(peopleArrivals.fileKey)),
        )
      : 0,
  problemOf: (why) => texts.problemOf(why === 'large' ? 'tooLarge' : why),
  folder: 'personas',
  keeper: peopleKeeper,
}
