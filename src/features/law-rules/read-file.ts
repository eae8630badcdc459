import { type LawFileProblem, readLawFile } from '#domain/law/law-file.ts'
import { LAW_FILE } from '#domain/law/law-row.ts'

export interface ChosenFile {
  name: string
  text: string
  rows: number
  problems: readonly LawFileProblem[]
}

/** Reads a file as UTF-8, or as Windows-1252, which Excel writes. `unread`: the file was moved or changed. */
export async function readChosen(file: File): Promise<ChosenFile | 'large' | 'unread'> {
  // A character has up to four bytes in UTF-8.
  if (file.size > LAW_FILE.length * 4) return 'large'
  let bytes: ArrayBuffer
  try {
    bytes = await file.arrayBuffer()
  } catch {
    // The caller shows a message for each problem.
    return 'unread'
  }
  const text = decode(bytes)
  if (text.length > LAW_FILE.length) return 'large'
  const { rows, problems } = readLawFile(text)
  if (rows.length > LAW_FILE.rows) return 'large'
  return { name: file.name.slice(-120), text, rows: rows.length, problems }
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Bytes that are no UTF-8.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
