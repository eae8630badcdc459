import type { Size } from './photo-edit.ts'

/** Estimates the legibility of a photo. The result never blocks an upload. */

export type PhotoFault = 'dark' | 'blurred' | 'small'

/** RGBA. */
export interface Pixels extends Size {
  data: Uint8ClampedArray
}

export interface Measures {
  /** Luma, 0 to 255, that the brightest tenth of the pixels reaches; on a document this is the paper. */
  brightness: number
  /** Variance of the Laplacian divided by the variance of the luma, in printed areas; 0 without print. */
  sharpness: number
}

/** Pixels of the long side. The thresholds apply to this size. */
export const JUDGED_SIDE = 1000

// Thresholds between the values of good and bad sample photos, which tests/e2e/documents/capture.spec.ts
// prints.
const DARK_BELOW = 75
const BLURRED_BELOW = 0.3
/**
 * Minimum pixels of the short side. With fewer pixels, a letter in a line of 45 letters is narrower than 11
 * pixels.
 */
const MIN_SHORT = 500
const MIN_LONG = 800

const TILE = 32
/**
 * Minimum deviation of print as a share of the paper's brightness. Less deviation is blank paper or noise.
 */
const PRINTED = 0.08
const MIN_DEVIATION = 6
/** The Laplacian of white noise has 20 times the variance of the noise: 4² + 4 × 1². */
const NOISE_GAIN = 20
/** Maximum deviation of noise as a share of the paper's brightness. More deviation is print. */
const MAX_NOISE = 0.05

/**
 * Returns the faults of a photo.
 * @param framed size of the crop in pixels before scaling
 */
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
 * Returns the sharpness of the sharper tiles with print. Blank paper shows no sharpness, and a logo or a
 * thumb is soft even in a sharp photo. Dividing by the tile's own variance removes the effect of light. The
 * flattest tiles show the sensor's noise, which is subtracted.
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
  const noise = Math.min(flattest, NOISE_GAIN * (brightness * MAX_NOISE) ** 2)
  const ratios = tiles
    .map(({ variance, laplacian }) => ({
      variance: variance - noise / NOISE_GAIN,
      laplacian: Math.max(0, laplacian - noise),
    }))
    .filter(({ variance }) => variance > Math.max(MIN_DEVIATION, brightness * PRINTED) ** 2)
    .map(({ variance, laplacian }) => laplacian / variance)
  return atShare(ratios, 0.85)
}

/**
 * Returns the value at a share of the sorted values.
 * @param share 0 to 1
 * @param values sorted in place
 */
function atShare(values: number[], share: number): number {
  values.sort((a, b) => a - b)
  return values[Math.floor(values.length * share)] ?? 0
}

interface Tile {
  variance: number
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
