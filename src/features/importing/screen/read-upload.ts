import { MOST_FILE_BYTES } from '#domain/import-file/limits.ts'

/** Types of files of rows, for the system's file chooser. */
export const ROW_FILES =
  '.xlsx,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A file for the upload, with the source and the person's choices for reading it. */
export interface Upload {
  nombre: string
  archivo: string
  origen: string
  hoja?: number
}

/** Reads a chosen file as a data URL. `unread` means that the file was moved or changed after it was chosen. */
export async function readUpload(file: File): Promise<{ archivo: string } | { problem: 'large' | 'unread' }> {
  // Checked first, so that a large file is never read into memory.
  if (file.size > MOST_FILE_BYTES) return { problem: 'large' }
  try {
    return { archivo: await readAsDataUrl(file) }
  } catch {
    // The caller shows the message.
    return { problem: 'unread' }
  }
}

/** Returns the name of a file within the limit of the upload. */
export const uploadName = (file: File) => file.name.slice(-200)

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file could not be read')))
    // Some systems know no media type for the file, so the data URL gets a fixed one.
    reader.addEventListener('load', () => {
      const read = typeof reader.result === 'string' ? reader.result : ''
      resolve(read.replace(/^data:[^,]*,/, 'data:application/octet-stream;base64,'))
    })
    reader.readAsDataURL(file)
  })
}
