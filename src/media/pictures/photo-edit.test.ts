import { describe, expect, it } from 'vitest'
import { moveCorner, planDrawing, turnRight, UNTOUCHED, WHOLE } from './photo-edit.ts'

describe('a frame', () => {
  it('follows a moved corner and keeps the opposite one', () => {
    expect(moveCorner(WHOLE, 'topLeft', 0.2, 0.1)).toEqual({ left: 0.2, top: 0.1, right: 1, bottom: 1 })
    expect(moveCorner(WHOLE, 'bottomRight', -0.2, -0.1)).toEqual({ left: 0, top: 0, right: 0.8, bottom: 0.9 })
  })

  it('stays on the picture and never becomes empty', () => {
    expect(moveCorner(WHOLE, 'topLeft', -1, -1)).toEqual(WHOLE)
    expect(moveCorner(WHOLE, 'topRight', -5, 5)).toEqual({ left: 0, top: 0.9, right: 0.1, bottom: 1 })
    expect(moveCorner(WHOLE, 'bottomLeft', 5, -5)).toEqual({ left: 0.9, top: 0, right: 1, bottom: 0.1 })
  })

  it('turns with the picture, and is the same after four quarter turns', () => {
    const edit = { turns: 0, crop: { left: 0.125, top: 0.25, right: 0.5, bottom: 0.75 } }
    expect(turnRight(edit)).toEqual({ turns: 1, crop: { left: 0.25, top: 0.125, right: 0.75, bottom: 0.5 } })
    expect(turnRight(turnRight(turnRight(turnRight(edit))))).toEqual(edit)
  })
})

describe('drawing', () => {
  const source = { width: 4000, height: 3000 }

  it('fits the long side and never enlarges', () => {
    expect(planDrawing(source, UNTOUCHED, 2000)).toMatchObject({ width: 2000, height: 1500, scale: 0.5 })
    expect(planDrawing({ width: 300, height: 400 }, UNTOUCHED, 2000)).toMatchObject({
      width: 300,
      height: 400,
    })
  })

  it('uses all its pixels for the framed part', () => {
    const crop = { left: 0.5, top: 0, right: 1, bottom: 1 }
    const plan = planDrawing(source, { turns: 1, crop }, 2000)
    // The turned picture is 3,000 × 4,000, and its right half 1,500 × 4,000.
    expect(plan).toMatchObject({
      framed: { width: 1500, height: 4000 },
      width: 750,
      height: 2000,
      x: 750,
      y: 0,
    })
  })
})
