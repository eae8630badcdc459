import { onStoreChange } from '#core/store/open-store.ts'
import classes from './print-sheets.module.css'

/**
 * Prints pictures of pages, which are on the page while the system prints and no longer. Returns when the system has
 * them; a `window.print()` that throws is passed on.
 * @param release frees what they hold, after printing
 */
export function printSheets(pages: readonly HTMLElement[], release: (sheets: HTMLElement) => void): void {
  const clear = laySheets(pages, release)
  try {
    window.print()
  } catch (error) {
    clear()
    throw error
  }
}

let clearLaid: (() => void) | null = null

/**
 * Lays pictures of pages in the place of everything else, for as long as the system prints. Some browsers never say that
 * they have printed: the next print takes them away as well, and whoever leaves or comes. @returns takes them away
 */
export function laySheets(pages: readonly HTMLElement[], release: (sheets: HTMLElement) => void): () => void {
  clearLaid?.()
  const sheets = document.createElement('div')
  sheets.className = classes.sheets ?? ''
  sheets.append(...pages)
  document.body.append(sheets)
  const clear = () => {
    clearLaid = null
    stopListening()
    window.removeEventListener('afterprint', clear)
    release(sheets)
    sheets.remove()
  }
  const stopListening = onStoreChange(clear)
  window.addEventListener('afterprint', clear)
  clearLaid = clear
  return clear
}

export function areSheetsLaid(): boolean {
  return document.querySelector(`body > .${classes.sheets}`) !== null
}

/** Class of a page that is wider than high, or not. */
export function sheetClass(width: number, height: number): string {
  return (width > height ? classes.landscape : classes.portrait) ?? ''
}
