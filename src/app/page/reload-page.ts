import { prepareUpdate } from '#core/store/update-readiness.ts'

/**
 * Loads the page anew with everything written down. From the first moment on nothing can be typed or pressed: a letter
 * that came while the others are written would stand on the screen and be lost. An open dialog is shut by itself; it
 * escapes what shuts the page behind it.
 */
export async function reloadPage(): Promise<void> {
  for (const place of document.querySelectorAll<HTMLElement>('body, dialog[open]')) place.inert = true
  await prepareUpdate()
  window.location.reload()
}
