import { prepareUpdate } from '#core/store/update-readiness.ts'

/**
 * Stores all unsaved work and reloads the page. Disables input first, because text typed during the wait
 * would be lost. A modal dialog does not inherit `inert` from the body.
 */
export async function reloadPage(): Promise<void> {
  for (const place of document.querySelectorAll<HTMLElement>('body, dialog[open]')) place.inert = true
  await prepareUpdate()
  window.location.reload()
}
