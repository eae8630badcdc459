<<<<<<< HEAD
=======
/** Rows of people in one file; server/files/people holds the same number for whoever reads it. */
export const MOST_PEOPLE = 50_000
export const MOST_COLUMNS = 60
/** Bytes of a file; as a data URL it fits MAX_UPLOAD_BODY. */
export const MOST_FILE_BYTES = 11 * 1_048_576
/** Rows of one transaction of an import: on the embedded database everybody else waits for its end. */
export const IMPORT_BATCH = 100
/** Of a source's name, such as "Nómina semanal". */
export const SOURCE_LENGTH = 40

>>>>>>> dd6b2954bb2604823d56765a76df9e0e91279eac
/** Hundredths of the people in scope: if more would leave, somebody has to type how many (docs/importing.md). */
const MOST_LEAVING = 5

/** Whether so many leavers need their number typed before anything is imported. */
export function mustConfirmLeavers(leavers: number, people: number): boolean {
  return leavers > 0 && leavers * 100 > people * MOST_LEAVING
}
