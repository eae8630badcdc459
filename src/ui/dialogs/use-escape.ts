import { useEffect, useRef } from 'react'

interface Layer {
  /** null: Esc does not close it, nor what lies under it. */
  close: (() => void) | null
  /** Over every other one, whenever those were opened. */
  isOnTop: boolean
}

/** Open dialogs in the order in which they lie on each other. */
const layers: Layer[] = []

function press(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  const top = layers.findLast(({ isOnTop }) => isOnTop) ?? layers.at(-1)
  if (!top?.close) return
  // Else the browser hands the same Esc, as a Back, to whatever waits for one (use-back-closes.ts).
  event.preventDefault()
  top.close()
}

/** Esc is for the dialog on top alone. Mantine's own dialogs all hear it, the lowest one first. */
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
