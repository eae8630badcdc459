import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { runFileWorker } from '#server/files/run-worker.ts'
import { sniff } from '#server/files/sniff.ts'
import { type HeifItem, writeHeif } from '#tests/support/files/heif-maker.ts'

/**
 * HEIC pictures in the shapes of public samples (docs/samples.md), built around this project's own picture of
 * 480 × 302 pixels.
 */

const card: HeifItem = { id: 1, is: 'card' }
const other: HeifItem = { id: 2, is: 'card' }

async function sizeOf(bytes: Buffer): Promise<string> {
  expect(sniff(bytes, ['heic'], 'noPicture')).toBe('heic')
  const answer = await runFileWorker('heic', bytes)
  if (answer.is !== 'done') return answer.is
  const { format, width, height } = await sharp(answer.output).metadata()
  return `${format} ${width} × ${height}`
}

const shapes: [sample: string, shape: string, bytes: () => Buffer, size: string][] = [
  ['nokiatech C002', 'one picture', () => writeHeif([card], 1), 'jpeg 480 × 302'],
  [
    'nokiatech C008',
    'a rotated picture after two others',
    () => writeHeif([card, other, { id: 3, is: 'turned', of: 1 }], 3),
    'jpeg 302 × 480',
  ],
  [
    'nokiatech C007 and C022',
    'a picture made of tiles that are pictures themselves',
    () => writeHeif([card, other, { id: 3, is: 'row', of: [1, 2] }], 3),
    'jpeg 960 × 302',
  ],
  [
    'nokiatech C010',
    'the first of two pictures',
    () => writeHeif([card, { id: 2, is: 'turned', of: 1 }], 1),
    'jpeg 480 × 302',
  ],
  [
    'nokiatech C005',
    'a thumbnail as its own picture',
    () => writeHeif([card, other], 1, 2),
    'jpeg 480 × 302',
  ],
  [
    'libheif rgb_generic_compressed_defl',
    'a picture that the reader does not know',
    () => writeHeif([{ id: 1, is: 'unknown' }], 1),
    'broken',
  ],
]

describe('a HEIC', { timeout: 120_000 }, () => {
  test.each(shapes)(
    'like %s, with %s, gives the expected picture or refusal',
    async (_sample, _shape, bytes, size) => {
      expect(await sizeOf(bytes())).toBe(size)
    },
  )

  // libheif's JavaScript logs messages about unknown pictures to stdout, which also carries the converted
  // picture.
  test('is read without messages about an unknown picture beside the main one', async () => {
    expect(await sizeOf(writeHeif([{ id: 1, is: 'unknown' }, other], 2))).toBe('jpeg 480 × 302')
  })

  test('cut off at different bytes is reported as broken', async () => {
    const whole = writeHeif([card, other, { id: 3, is: 'row', of: [1, 2] }], 3)
    for (const length of [40, 100, 170, 250, 400, 520]) {
      expect(await sizeOf(whole.subarray(0, length))).toBe('broken')
    }
  })
})
