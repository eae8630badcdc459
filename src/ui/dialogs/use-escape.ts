import { useEffect, useRef } from 'react'

interface Layer {
  /** Null when Esc closes neither this dialog nor those below it. */
  close: (() => void) | null
  isOnTop: boolean
}

/** Open dialogs in stacking order, lowest first. */
const layers: Layer[] = []

function press(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  const top = layers.findLast(({ isOnTop }) => isOnTop) ?? layers.at(-1)
  if (!top?.close) return
  // The browser would treat the same Esc as Back, to which use-back-closes.ts listens.
  event.preventDefault()
  top.close()
}

/** Closes only the topmost dialog at Esc. Mantine's own handlers would close all of them, the lowest one first. */
export function useEscape(isOpen: boolean, close: (() => void) | null, isOnTop = false): void {
  const layer = useRef<Layer>({ close, isOnTop })
  useEffect(() => {
    layer.current.close = close
  })
  useEffect(() => {
    if (!isOpen) return
    const { current } = layer
    layers.push(current)
    window.addEventListener('keydown', press)
    return () => {
      layers.splice(layers.indexOf(current), 1)
    }
  }, [isOpen])
}
