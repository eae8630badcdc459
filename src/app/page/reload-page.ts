import { prepareUpdate } from '#core/store/update-readiness.ts'

/**
 * Stores all unsaved work and reloads the page. Disables the page first, because a letter typed meanwhile would
 * be lost. An open dialog is disabled separately: an inert body does not include the dialog.
 */
export async function reloadPage(): Promise<void> {
  for (const place of document.querySelectorAll<HTMLElement>('body, dialog[open]')) place.inert = true
  await prepareUpdate()
  window.location.reload()
}
