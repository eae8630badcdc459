/**
 * Type of the message in which a page asks the worker for files shared by another app (manifest,
 * share_target).
 */
export const SHARED_MESSAGE = 'TAKE_SHARED'
export const SHARE_PATH = '/compartir'
export const SHARE_FIELD = 'archivos'

export interface SharedAnswer {
  files: readonly Blob[]
}
