import { MOST_FILE_BYTES } from '#domain/import-file/limits.ts'

export const ROW_FILES =
  '.xlsx,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export interface Upload {
  nombre: string
  archivo: string
  origen: string
  hoja?: number
}

/** `unread` means that the file was moved or changed after it was chosen. */
export async function readUpload(file: File): Promise<{ archivo: string } | { problem: 'large' | 'unread' }> {
  // A large file must never be read into memory.
  if (file.size > MOST_FILE_BYTES) return { problem: 'large' }
  try {
    return { archivo: await readAsDataUrl(file) }
  } catch {
    // The caller shows a message for each problem.
    return { problem: 'unread' }
  }
}

/** Returns the last 200 characters of the file's name, which is the maximum of an upload. */
export const uploadName = (file: File) => file.name.slice(-200)

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file could not be read')))
    // A fixed media type, because some systems know none for the file.
    reader.addEventListener('load', () => {
      const read = typeof reader.result === 'string' ? reader.result : ''
      resolve(read.replace(/^data:[^,]*,/, 'data:application/octet-stream;base64,'))
    })
    reader.readAsDataURL(file)
  })
}
