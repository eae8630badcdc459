import { beforeEach, expect, test, vi } from 'vitest'
import type { PhotoProcessor } from '../pictures/photo-processor.ts'
import * as hand from '../pictures/photo-processor.ts'
import { turnRight, UNTOUCHED } from '../pictures/photo-edit.ts'
import type { PreparedPhoto } from '../pictures/photo-work.ts'
import { CaptureRoll } from './capture-roll.ts'

/** Returns bytes that look like a HEIC picture. The name distinguishes the blobs. */
const heic = (name: string) => new Blob(['\0\0\0\0ftypheic', name])
let undrawn: Set<Blob>
let kept: readonly Blob[]

beforeEach(() => {
  undrawn = new Set()
  kept = []
  const photo = { faults: [] } as unknown as PreparedPhoto
  const own: PhotoProcessor = {
    prepare: async (blob) => (undrawn.has(blob) ? null : photo),
    show: async () => null,
    stop: () => undefined,
  }
  vi.spyOn(hand, 'startPhotoProcessor').mockReturnValue(own)
})

function card(): CaptureRoll {
  const roll = new CaptureRoll('card')
  roll.announceTo((pictures) => (kept = pictures.map(({ blob }) => blob)))
  return roll
}
const pictures = (...blobs: Blob[]) => blobs.map((blob) => ({ blob, edit: UNTOUCHED }))
const blobsOf = (roll: CaptureRoll) => roll.state().pages.map(({ blob }) => blob)

test('keeps both sides when the replacement for one of them cannot be drawn', async () => {
  const [front, back, broken] = [heic('front'), heic('back'), heic('broken')]
  const roll = card()
  await roll.add([front])
  await roll.add([back])
  undrawn.add(broken)
  await roll.add([broken], roll.state().pages[0]?.id)
  expect(blobsOf(roll)).toEqual([front, back])
  expect(kept).toEqual([front, back])
  expect(roll.state().problem).toBe('undrawn')
})

test('keeps a side unchanged and in its place when it cannot be drawn after a turn', async () => {
  const [front, back] = [heic('front'), heic('back')]
  const roll = card()
  await roll.add([front])
  await roll.add([back])
  undrawn.add(front)
  roll.edit(roll.state().pages[0]?.id ?? 0, turnRight(UNTOUCHED))
  await vi.waitFor(() => expect(roll.state().problem).toBe('undrawn'))
  expect(blobsOf(roll)).toEqual([front, back])
  expect(kept).toEqual([front, back])
})

test('returns to the last edit that could be drawn when a second edit cannot be drawn', async () => {
  const front = heic('front')
  const first = turnRight(UNTOUCHED)
  const photo = { faults: [] } as unknown as PreparedPhoto
  const own: PhotoProcessor = {
    prepare: async (_blob, edit) => (edit === UNTOUCHED || edit === first ? photo : null),
    show: async () => null,
    stop: () => undefined,
  }
  vi.spyOn(hand, 'startPhotoProcessor').mockReturnValue(own)
  const roll = card()
  await roll.add([front])
  const id = roll.state().pages[0]?.id ?? 0
  roll.edit(id, first)
  roll.edit(id, turnRight(first))
  await vi.waitFor(() => expect(roll.state().problem).toBe('undrawn'))
  await vi.waitFor(() => expect(roll.state().pages).toEqual([{ id, blob: front, edit: first, photo }]))
})

test('restores a card that an earlier version stored as one photo, even if it cannot be drawn', async () => {
  const both = heic('both')
  undrawn.add(both)
  const roll = card()
  await roll.restore(pictures(both))
  expect(roll.state()).toMatchObject({ file: { kind: 'heic', blob: both }, problem: null })
  expect(kept).toEqual([both])
})

test('shows more photos than the card has sides, and reports too many until one is removed', async () => {
  const photos = [heic('1'), heic('2'), heic('3')]
  const roll = card()
  await roll.restore(pictures(...photos))
  expect(blobsOf(roll)).toEqual(photos)
  expect(roll.isOverfull()).toBe(true)
  roll.remove(roll.state().pages[1]?.id ?? 0)
  expect(roll.isOverfull()).toBe(false)
  expect(kept).toEqual([photos[0], photos[2]])
})
