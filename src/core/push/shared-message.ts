/** Message type: a page asks the worker for files that another app has shared (manifest, share_target). */
export const SHARED_MESSAGE = 'TAKE_SHARED'
export const SHARE_PATH = '/compartir'
export const SHARE_FIELD = 'archivos'

export interface SharedAnswer {
  files: readonly Blob[]
}
