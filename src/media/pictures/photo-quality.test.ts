import { describe, expect, it } from 'vitest'
import { fitWithin } from './photo-quality.ts'

/** Returns an encoder whose bytes grow with quality and area, like those of a JPEG. */
function camera(bytesAtBest: number) {
  const tried: number[] = []
  const encode = async (quality: number, scale: number) => {
    tried.push(quality)
    return { size: Math.round(bytesAtBest * Math.exp(2.2 * (quality - 0.82)) * scale ** 2), quality, scale }
  }
  return { encode, tried }
}

describe('a photo', () => {
  it('keeps the best quality when it fits, in one try', async () => {
    const { encode, tried } = camera(300_000)
    expect(await fitWithin(encode, 400_000)).toMatchObject({ quality: 0.82, scale: 1 })
    expect(tried).toEqual([0.82])
  })

  it('loses no more quality than the size limit requires, in at most three tries', async () => {
    const { encode, tried } = camera(650_000)
    const found = await fitWithin(encode, 400_000)
    expect(found.scale).toBe(1)
    expect(found.size).toBeLessThanOrEqual(400_000)
    expect(found.size).toBeGreaterThan(340_000)
    expect(tried.length).toBeLessThanOrEqual(3)
  })

  it('is fitted in at most five tries when its size grows differently than estimated', async () => {
    for (const growth of [1.2, 5]) {
      const tried: number[] = []
      const found = await fitWithin(async (quality, scale) => {
        tried.push(quality)
        return { size: 520_000 * Math.exp(growth * (quality - 0.82)) * scale ** 2, scale }
      }, 400_000)
      expect(found.scale).toBe(1)
      expect(found.size).toBeLessThanOrEqual(400_000)
      expect(found.size).toBeGreaterThan(300_000)
      expect(tried.length).toBeLessThanOrEqual(5)
    }
  })

  it('is made smaller when no quality is enough', async () => {
    for (const bytes of [1_500_000, 6_000_000]) {
      const found = await fitWithin(camera(bytes).encode, 400_000)
      expect(found.size).toBeLessThanOrEqual(400_000)
      expect(found.scale).toBeLessThan(1)
    }
  })
})
