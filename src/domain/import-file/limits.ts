/** Rows in one file; server/files/people holds the same number for whoever reads it. */
export const MOST_ROWS = 50_000
export const MOST_COLUMNS = 60
/** Bytes of a file; as a data URL it fits MAX_UPLOAD_BODY. */
export const MOST_FILE_BYTES = 11 * 1_048_576
/** Of a source's name, such as "Nómina semanal". */
export const SOURCE_LENGTH = 40
