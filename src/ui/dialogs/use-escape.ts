import { useEffect, useRef } from 'react'

interface Layer {
  /** null when Esc closes neither this dialog nor those below it. */
  close: (() => void) | null
  /** True for a dialog above all others, also above those opened later. */
  isOnTop: boolean
}

/** Open dialogs in stacking order, lowest first. */
const layers: Layer[] = []

function press(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  const top = layers.findLast(({ isOnTop }) => isOnTop) ?? layers.at(-1)
  if (!top?.close) return
  // Otherwise the browser treats the same Esc as Back, to which use-back-closes.ts listens.
  event.preventDefault()
  top.close()
}

/**
 * Closes only the topmost dialog on Esc. Mantine's own handlers would close all of them, the lowest one first.
 */
export function useEscape(isOpen: boolean, close: (() => void) | null, isOnTop = false): void {
  const layer = useRef<Layer>({ close, isOnTop })
  useEffect(() => {
    layer.current.close = close
  })
  useEffect(() => {
    if (!isOpen) return
    const { current } = layer
    layers.push(current)
    // All layers share one listener; adding it again has no effect.
    window.addEventListener('keydown', press)
    return () => {
      layers.splice(layers.indexOf(current), 1)
    }
  }, [isOpen])
}
