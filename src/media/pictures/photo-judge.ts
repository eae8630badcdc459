import type { Size } from './photo-edit.ts'

/** Whether a photographed document can be read. Pure figures over pixels; nothing here blocks anybody. */

export type PhotoFault = 'dark' | 'blurred' | 'small'

/** RGBA as a canvas gives it. */
export interface Pixels extends Size {
  data: Uint8ClampedArray
}

export interface Measures {
  /** Luma 0 … 255 of the brightest tenth: on a document that is its paper. */
  brightness: number
  /** Variance of the Laplacian over the variance of the luma, where something is printed. 0 where nothing is. */
  sharpness: number
}

/** Long side of the pixels that are judged; all thresholds hold at this size. */
export const JUDGED_SIDE = 1000

// Between the measured samples of tests/e2e/documents/capture.spec.ts, which prints them.
const DARK_BELOW = 75
const BLURRED_BELOW = 0.3
/** A page of text has 45 letters over its short side at least: below these pixels none can be read. */
const MIN_SHORT = 500
const MIN_LONG = 800

const TILE = 32
/** Less deviation than this share of the paper's brightness is paper without print, or noise. */
const PRINTED = 0.08
const MIN_DEVIATION = 6
/** The Laplacian of white noise varies 20 times as much as the noise: 4² + 4 × 1². */
const NOISE_GAIN = 20
/** Deviation of noise against the paper's brightness; more than that is print. */
const MOST_NOISE = 0.05

/** @param framed pixels of the picture before it was made smaller */
export function judgePhoto({ brightness, sharpness }: Measures, framed: Size): PhotoFault[] {
  const isSmall =
    Math.min(framed.width, framed.height) < MIN_SHORT || Math.max(framed.width, framed.height) < MIN_LONG
  const faults: PhotoFault[] = []
  if (brightness < DARK_BELOW) faults.push('dark')
  if (sharpness < BLURRED_BELOW) faults.push('blurred')
  if (isSmall) faults.push('small')
  return faults
}

export function measurePhoto(pixels: Pixels): Measures {
  const luma = toLuma(pixels)
  const brightness = brightestTenth(luma)
  return { brightness, sharpness: printedSharpness(luma, pixels, brightness) }
}

function toLuma({ data, width, height }: Pixels): Float32Array {
  const luma = new Float32Array(width * height)
  for (let index = 0, at = 0; index < luma.length; index += 1, at += 4) {
    luma[index] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
  }
  return luma
}

function brightestTenth(luma: Float32Array): number {
  const counts = new Uint32Array(256)
  for (const value of luma) counts[Math.round(value)] = (counts[Math.round(value)] ?? 0) + 1
  let left = luma.length / 10
  for (let value = 255; value > 0; value -= 1) {
    left -= counts[value] ?? 0
    if (left <= 0) return value
  }
  return 0
}

/**
 * Most of a document is blank and tells nothing, so only tiles with print count; of those the sharper ones, because a
 * logo or a thumb is soft in the sharpest photo. Dividing by the tile's own variance makes it independent of light; what
 * the flattest tiles show is the sensor's noise, which looks like sharpness and is taken off.
 */
function printedSharpness(luma: Float32Array, size: Size, brightness: number): number {
  const tiles: Tile[] = []
  for (let top = 1; top + TILE < size.height; top += TILE) {
    for (let left = 1; left + TILE < size.width; left += TILE) {
      tiles.push(measureTile(luma, size.width, left, top))
    }
  }
  const flattest = atShare(
    tiles.map((tile) => tile.laplacian),
    0.05,
  )
  const noise = Math.min(flattest, NOISE_GAIN * (brightness * MOST_NOISE) ** 2)
  const ratios = tiles
    .map(({ variance, laplacian }) => ({
      variance: variance - noise / NOISE_GAIN,
      laplacian: Math.max(0, laplacian - noise),
    }))
    .filter(({ variance }) => variance > Math.max(MIN_DEVIATION, brightness * PRINTED) ** 2)
    .map(({ variance, laplacian }) => laplacian / variance)
  return atShare(ratios, 0.85)
}

/** The value below which this share of the others lies; 0 without any. */
function atShare(values: number[], share: number): number {
  values.sort((a, b) => a - b)
  return values[Math.floor(values.length * share)] ?? 0
}

interface Tile {
  variance: number
  /** Variance of the Laplacian. */
  laplacian: number
}

function measureTile(luma: Float32Array, width: number, left: number, top: number): Tile {
  let sum = 0
  let squares = 0
  let edges = 0
  let edgeSquares = 0
  for (let y = top; y < top + TILE; y += 1) {
    for (let at = y * width + left; at < y * width + left + TILE; at += 1) {
      const here = luma[at] ?? 0
      const around =
        (luma[at - 1] ?? 0) + (luma[at + 1] ?? 0) + (luma[at - width] ?? 0) + (luma[at + width] ?? 0)
      const edge = around - 4 * here
      sum += here
      squares += here * here
      edges += edge
      edgeSquares += edge * edge
    }
  }
  const count = TILE * TILE
  return {
    variance: squares / count - (sum / count) ** 2,
    laplacian: edgeSquares / count - (edges / count) ** 2,
  }
}
