import { onStoreChange } from '#core/store/open-store.ts'
import classes from './print-sheets.module.css'

/**
 * Prints pictures of pages, which are in the document only while the system prints.
 * @param release frees the memory of the pictures
 * @throws the error of `window.print()`
 */
export function printSheets(pages: readonly HTMLElement[], release: (sheets: HTMLElement) => void): void {
  const clear = showSheets(pages, release)
  try {
    window.print()
  } catch (error) {
    clear()
    throw error
  }
}

let clearLaid: (() => void) | null = null

/**
 * Adds the pictures to the document. Some browsers never report the end of printing, so the next print and a
 * change of person also remove the pictures.
 * @returns a function that removes the pictures
 */
export function showSheets(
  pages: readonly HTMLElement[],
  release: (sheets: HTMLElement) => void,
): () => void {
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

export function areSheetsShown(): boolean {
  return document.querySelector(`body > .${classes.sheets}`) !== null
}

export function sheetClass(width: number, height: number): string {
  return (width > height ? classes.landscape : classes.portrait) ?? ''
}
