/** The message by which a page asks the worker for what another app has shared (manifest, share_target). */
export const SHARED_MESSAGE = 'TAKE_SHARED'
/** The address to which the system posts shared files. */
export const SHARE_PATH = '/compartir'
/** The form field that holds them. */
export const SHARE_FIELD = 'archivos'

export interface SharedAnswer {
  files: readonly Blob[]
}
