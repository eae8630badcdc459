import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { clearCanvases } from './clear-canvases.ts'
import classes from './pdf-viewer.module.css'
import { areSheetsLaid, laySheets, sheetClass } from './print-sheets.ts'
import { texts } from './texts.es.ts'

/** A page as the screen shows it; a text where it shows none. */
type Shown = HTMLCanvasElement | HTMLImageElement | string

interface Props {
  /** Draws what is open for paper and prints it; nobody wants it any more once `isWanted` says no. @throws */
  onPrint: (isWanted: () => boolean) => Promise<void>
  /** Each page as it is drawn now: the system's menu leaves no time to draw another one. */
  shown: () => readonly Shown[]
}

/** The system's own ways to print, its keys and its menu, print what is open and not the screen around it. */
export function SystemPrint({ onPrint, shown }: Props) {
  const words = useTexts(texts)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const on = useRef({ onPrint, shown })
  useEffect(() => {
    on.current = { onPrint, shown }
  })
  useEffect(() => {
    let isHere = true
    let isBusy = false
    const print = async () => {
      isBusy = true
      setState('busy')
      const end = await on.current
        .onPrint(() => isHere)
        .then(
          () => 'idle' as const,
          // Said below the pages.
          () => 'failed' as const,
        )
      isBusy = false
      if (isHere) setState(end)
    }
    const onKey = (event: KeyboardEvent) => {
      const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey)
      if (!isPrint || event.shiftKey || event.altKey || event.defaultPrevented) return
      event.preventDefault()
      if (!isBusy) void print()
    }
    const onMenu = () => {
      const pages = areSheetsLaid() ? [] : on.current.shown()
      if (pages.length > 0) laySheets(pages.map(copyOf), clearCanvases)
    }
    window.addEventListener('keydown', onKey)
    window.addEventListener('beforeprint', onMenu)
    return () => {
      isHere = false
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
