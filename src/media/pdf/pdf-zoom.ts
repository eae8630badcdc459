/** Limits of the zoom. A zoom of 1 fits the width, also after a rotation or in a resized window. */
export const MIN_ZOOM = 0.5
export const MAX_ZOOM = 6
const STEP = 1.5

export function clampZoom(zoom: number): number {
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom))
}

/**
 * Returns the next zoom. A step never skips the fit to width.
 * @param direction 1 for "Acercar"
 */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const next = clampZoom(direction === 1 ? zoom * STEP : zoom / STEP)
  const passesFit = (zoom < 0.999 && next > 1) || (zoom > 1.001 && next < 1)
  return passesFit || Math.abs(next - 1) < 0.02 ? 1 : next
}

/** Returns the zoom for a key; null for other keys and for the browser's own shortcuts. */
export function zoomOfKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  zoom: number,
): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  if (event.key === '+' || event.key === '=') return stepZoom(zoom, 1)
  if (event.key === '-') return stepZoom(zoom, -1)
  return event.key === '0' ? 1 : null
}

/** Returns the scroll position that keeps the point at `anchor` in place. */
export function scrollAfterZoom(scroll: number, anchor: number, ratio: number): number {
  return (scroll + anchor) * ratio - anchor
}

/** Maximum pixels of a canvas. iOS allows 16.7 million. Larger pages are drawn at a lower resolution. */
const MAX_PIXELS = 16_000_000

/** Returns the device pixels per CSS pixel, limited by MAX_PIXELS. */
export function pixelRatio(width: number, height: number, device: number): number {
  return Math.min(device, Math.sqrt(MAX_PIXELS / Math.max(1, width * height)))
}

export function touchDistance(
  a: Pick<Touch, 'clientX' | 'clientY'>,
  b: Pick<Touch, 'clientX' | 'clientY'>,
): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
}
