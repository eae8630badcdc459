import { describe, expect, it } from 'vitest'
import {
  clampZoom,
  MAX_ZOOM,
  MIN_ZOOM,
  pixelRatio,
  scrollAfterZoom,
  stepZoom,
  touchDistance,
} from './pdf-zoom.ts'

describe('zoom', () => {
  it('steps up and down by the same amount and returns to page width', () => {
    expect(stepZoom(1, 1)).toBe(1.5)
    expect(stepZoom(stepZoom(1, 1), -1)).toBe(1)
    expect(stepZoom(stepZoom(1, -1), 1)).toBe(1)
  })

  it('stops at page width when a step would skip it', () => {
    expect(stepZoom(1.2, -1)).toBe(1)
    expect(stepZoom(0.8, 1)).toBe(1)
  })

  it('stays within its limits', () => {
    expect(stepZoom(MAX_ZOOM, 1)).toBe(MAX_ZOOM)
    expect(stepZoom(MIN_ZOOM, -1)).toBe(MIN_ZOOM)
    expect(clampZoom(100)).toBe(MAX_ZOOM)
  })

  it('keeps the point under the fingers where it is', () => {
    // 100 px into the window, scrolled by 50: the document point 150 moves to 300.
    expect(scrollAfterZoom(50, 100, 2)).toBe(200)
  })

  it('measures the distance of two fingers', () => {
    expect(touchDistance({ clientX: 0, clientY: 0 }, { clientX: 30, clientY: 40 })).toBe(50)
  })
})

describe('canvas', () => {
  it('uses the pixel ratio of the screen when possible', () => {
    expect(pixelRatio(360, 280, 3)).toBe(3)
  })

  it('never becomes larger than a phone can draw', () => {
    const ratio = pixelRatio(4000, 3000, 3)
    expect(4000 * ratio * (3000 * ratio)).toBeLessThanOrEqual(16_000_001)
  })
})
