import type { PhotoEdit } from './photo-edit.ts'
import { preparePhoto, type PreparedPhoto, showPhoto } from './photo-work.ts'

export interface PhotoRequest {
  id: number
  task: 'prepare' | 'show'
  blob: Blob
  edit: PhotoEdit
}

export interface PhotoAnswer {
  id: number
  /** null when this browser cannot decode the picture. */
  value: PreparedPhoto | Blob | null
}

/** Answers a request of the page. Never throws. */
export async function answerPhoto({ id, task, blob, edit }: PhotoRequest): Promise<PhotoAnswer> {
  try {
    const value = task === 'show' ? await showPhoto(blob, edit.turns) : await preparePhoto(blob, edit)
    return { id, value }
  } catch {
    // The picture is damaged, of an unknown type or too large for the memory. Browsers do not report the
    // cause.
    return { id, value: null }
  }
}
