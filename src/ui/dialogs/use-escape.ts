import { useEffect, useRef } from 'react'

interface Layer {
  /** null when Esc must close neither this dialog nor the dialogs below. */
  close: (() => void) | null
  isOnTop: boolean
}

const layers: Layer[] = []

function press(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  const top = layers.findLast(({ isOnTop }) => isOnTop) ?? layers.at(-1)
  if (!top?.close) return
  // Without preventDefault, the browser would also treat Esc as Back (use-back-closes.ts).
  event.preventDefault()
  top.close()
}

/** Makes Esc close only the topmost dialog. Mantine's own handlers would close all open dialogs. */
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
