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
  /** Null when this browser can't decode the picture, at least not now. */
  value: PreparedPhoto | Blob | null
}

/** Never throws. */
export async function answerPhoto({ id, task, blob, edit }: PhotoRequest): Promise<PhotoAnswer> {
  try {
    const value = task === 'show' ? await showPhoto(blob, edit.turns) : await preparePhoto(blob, edit)
    return { id, value }
  } catch {
    // The picture is damaged, of an unknown type or too large for the memory: browsers do not report which.
    return { id, value: null }
  }
}
