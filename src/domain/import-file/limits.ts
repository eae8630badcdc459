/**
 * Maximum rows of one file. server/files/people/row-bounds.mjs enforces it too, with a reserve for
 * headings.
 */
export const MOST_ROWS = 50_000
export const MOST_COLUMNS = 60
/** Maximum bytes of a file; as a data URL it fits in MAX_UPLOAD_BODY. */
export const MOST_FILE_BYTES = 11 * 1_048_576
export const MOST_SHEETS = 100
export const SOURCE_LENGTH = 40
