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
  it('goes up and down by the same steps and comes back to fitting the width', () => {
    expect(stepZoom(1, 1)).toBe(1.5)
    expect(stepZoom(stepZoom(1, 1), -1)).toBe(1)
    expect(stepZoom(stepZoom(1, -1), 1)).toBe(1)
  })

  it('stops at fitting the width when a step would jump over it', () => {
    expect(stepZoom(1.2, -1)).toBe(1)
    expect(stepZoom(0.8, 1)).toBe(1)
  })

  it('stays within its ends', () => {
    expect(stepZoom(MAX_ZOOM, 1)).toBe(MAX_ZOOM)
    expect(stepZoom(MIN_ZOOM, -1)).toBe(MIN_ZOOM)
    expect(clampZoom(100)).toBe(MAX_ZOOM)
  })

  it('keeps the point under the fingers where it is', () => {
    // 100 px into the window, scrolled by 50: document point 150, which doubles to 300.
    expect(scrollAfterZoom(50, 100, 2)).toBe(200)
  })

  it('measures the distance of two fingers', () => {
    expect(touchDistance({ clientX: 0, clientY: 0 }, { clientX: 30, clientY: 40 })).toBe(50)
  })
})

describe('canvas', () => {
  it('has the pixels of the screen while that is possible', () => {
    expect(pixelRatio(360, 280, 3)).toBe(3)
  })

  it('never grows past what a phone can draw', () => {
    const ratio = pixelRatio(4000, 3000, 3)
    expect(4000 * ratio * (3000 * ratio)).toBeLessThanOrEqual(16_000_001)
  })
})
