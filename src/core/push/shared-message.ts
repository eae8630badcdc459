/** How a page asks the worker for what another app has shared (manifest, share_target). */
export const SHARED_MESSAGE = 'TAKE_SHARED'
/** Where the system posts it to. */
export const SHARE_PATH = '/compartir'
/** Name of the files in the form that is posted. */
export const SHARE_FIELD = 'archivos'

export interface SharedAnswer {
  files: readonly Blob[]
}
