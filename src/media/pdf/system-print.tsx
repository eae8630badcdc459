import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { clearCanvases } from './clear-canvases.ts'
import classes from './pdf-viewer.module.css'
import { areSheetsShown, showSheets, sheetClass } from './print-sheets.ts'
import { texts } from './texts.es.ts'

type Shown = HTMLCanvasElement | HTMLImageElement | string

interface Props {
  /**
   * Prints the document, or nothing when `isWanted` returns false.
   * @throws on failure
   */
  onPrint: (isWanted: () => boolean) => Promise<void>
  /** Returns the drawn pages, because the system's print menu leaves no time to draw more. */
  shown: () => readonly Shown[]
}

/** Makes the system's print shortcut and menu print the open document instead of the screen. */
export function SystemPrint({ onPrint, shown }: Props) {
  const words = useTexts(texts)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const on = useRef({ onPrint, shown })
  useEffect(() => {
    on.current = { onPrint, shown }
  })
  useEffect(() => {
    let isMounted = true
    let isBusy = false
    const print = async () => {
      isBusy = true
      setState('busy')
      const end = await on.current
        .onPrint(() => isMounted)
        .then(
          () => 'idle' as const,
          // The text below the pages shows the failure.
          () => 'failed' as const,
        )
      isBusy = false
      if (isMounted) setState(end)
    }
    const onKey = (event: KeyboardEvent) => {
      const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey)
      if (!isPrint || event.shiftKey || event.altKey || event.defaultPrevented) return
      event.preventDefault()
      if (!isBusy) void print()
    }
    const onMenu = () => {
      const pages = areSheetsShown() ? [] : on.current.shown()
      if (pages.length > 0) showSheets(pages.map(copyOf), clearCanvases)
    }
    window.addEventListener('keydown', onKey)
    window.addEventListener('beforeprint', onMenu)
    return () => {
      isMounted = false
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('beforeprint', onMenu)
    }
  }, [])
  if (state === 'idle') return null
  return (
    <div className={classes.drawing}>
      {state === 'busy' ? (
        <ProgressLine text={words.printing} />
      ) : (
        <p className="t-error" role="alert">
          {words.printFailed}
        </p>
      )}
    </div>
  )
}

function copyOf(page: Shown): HTMLElement {
  if (typeof page === 'string') {
    const line = document.createElement('p')
    line.textContent = page
    line.className = sheetClass(1, 2)
    return line
  }
  const copy = document.createElement('canvas')
  copy.width = page instanceof HTMLImageElement ? page.naturalWidth : page.width
  copy.height = page instanceof HTMLImageElement ? page.naturalHeight : page.height
  copy.className = sheetClass(copy.width, copy.height)
  copy.getContext('2d')?.drawImage(page, 0, 0)
  return copy
}
