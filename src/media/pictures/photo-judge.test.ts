import { describe, expect, it } from 'vitest'
import { judgePhoto, measurePhoto, type Pixels } from './photo-judge.ts'

/**
 * Draws thin strokes like print. `blur` averages neighbors, `light` darkens, `noise` follows a fixed
 * sequence.
 */
function page({ blur = 0, light = 1, noise = 0, ink = 30 } = {}): Pixels {
  const [width, height] = [640, 480]
  let luma = Float32Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    const isPrinted = x > 100 && x < 540 && y > 60 && y < 420 && y % 12 < 7 && (x * 7 + (y >> 2) * 3) % 11 < 4
    return (isPrinted ? ink : 240) * light
  })
  for (let round = 0; round < blur; round += 1) luma = soften(luma, width)
  const data = new Uint8ClampedArray(luma.length * 4)
  let seed = 3
  luma.forEach((value, index) => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
    data.fill(value + (seed / 4_294_967_296 - 0.5) * noise, index * 4, index * 4 + 3)
  })
  return { data, width, height }
}

function soften(luma: Float32Array<ArrayBuffer>, width: number): Float32Array<ArrayBuffer> {
  return luma.map((here, at) => {
    const around = [at - 1, at + 1, at - width, at + width].map((other) => luma[other] ?? here)
    return (here + around.reduce((sum, value) => sum + value, 0)) / 5
  })
}

const LARGE = { width: 3000, height: 4000 }
const verdict = (pixels: Pixels, framed = LARGE) => judgePhoto(measurePhoto(pixels), framed)

describe('a photo of a page', () => {
  it('is accepted when it is sharp, also in weak light or with noise', () => {
    expect(verdict(page())).toEqual([])
    expect(verdict(page({ light: 0.5 }))).toEqual([])
    expect(verdict(page({ noise: 20 }))).toEqual([])
  })

  it('is blurred when strokes run together, also under noise', { tags: ['whole'] }, () => {
    expect(verdict(page({ blur: 14 }))).toEqual(['blurred'])
    expect(verdict(page({ blur: 14, noise: 8 }))).toEqual(['blurred'])
  })

  it('is dark when its paper is dark', () => {
    expect(verdict(page({ light: 0.2 }))).toEqual(['dark'])
  })

  it('is small when print would not be legible at its size', () => {
    expect(verdict(page(), { width: 480, height: 640 })).toEqual(['small'])
    expect(verdict(page(), { width: 2000, height: 300 })).toEqual(['small'])
  })

  it('is blurred when nothing is printed on it', () => {
    expect(verdict(page({ ink: 240, noise: 10 }))).toEqual(['blurred'])
  })
})
