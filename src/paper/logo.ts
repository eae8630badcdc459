import { ink } from './ink.ts'
import type { Sheet } from './sheet.ts'

type Curve = [number, number, number, number, number, number]
type Segment = [number, number] | Curve

/**
 * Returns a Bézier curve for an arc of at most a quarter circle, relative to its first point; angles in
 * radians.
 */
function arc(radius: number, from: number, to: number): Curve {
  const handle = (4 / 3) * Math.tan((to - from) / 4) * radius
  const start = { x: radius * Math.cos(from), y: radius * Math.sin(from) }
  const end = { x: radius * Math.cos(to), y: radius * Math.sin(to) }
  return [
    -handle * Math.sin(from),
    handle * Math.cos(from),
    end.x + handle * Math.sin(to) - start.x,
    end.y - handle * Math.cos(to) - start.y,
    end.x - start.x,
    end.y - start.y,
  ]
}

/** Returns a pen whose grid has 64 units per height. */
function penAt({ document }: Sheet, x: number, y: number, height: number) {
  const scale = height / 64
  const draw = (style: 'F' | 'S', left: number, top: number, ...segments: Segment[]) =>
    document.lines(segments, x + left * scale, y + top * scale, [scale, scale], style, style === 'F')
  return { document, scale, draw }
}

const half = Math.PI / 2

/** Draws a disc of radius 28 around (32, 32). A T is cut out of it: bar from y 24 to 32, stem from x 28 to 36. */
export function drawMark(sheet: Sheet, x: number, y: number, height: number): void {
  const { document, draw } = penAt(sheet, x, y, height)
  const tilt = Math.asin(8 / 28)
  const low = Math.acos(4 / 28)
  document.setFillColor(ink.maiz)
  draw('F', 5.17, 24, arc(28, tilt - Math.PI, -half), arc(28, -half, -tilt))
  document.setFillColor(ink.deep)
  draw('F', 4, 32, [24, 0], [0, 27.71], arc(28, Math.PI - low, Math.PI))
  draw('F', 60, 32, arc(28, 0, low), [0, -27.71])
}

/** Draws the mark and the word in a box of 252 × 64 units. */
export function drawLogo(sheet: Sheet, x: number, y: number, height: number): void {
  drawMark(sheet, x, y, height)
  const { document, scale, draw } = penAt(sheet, x, y, height)
  document.setDrawColor(ink.deep)
  document.setLineWidth(9 * scale)
  draw('S', 78, 16.5, [36, 0])
  draw('S', 96, 12, [0, 40])
  draw('S', 122.5, 22, [0, 15], arc(10.5, Math.PI, half), arc(10.5, half, 0), [0, -15])
  draw('S', 143.5, 36, [0, 16])
  draw('S', 158, 22, [0, 30])
  draw('S', 158, 37, arc(10.5, Math.PI, 3 * half), [5.5, 0])
  draw('S', 185, 22, [0, 30])
  draw('S', 185, 37, arc(10.5, Math.PI, 3 * half), arc(10.5, -half, 0), [0, 15])
  document.circle(x + 231 * scale, y + 37 * scale, 10.5 * scale, 'S')
}
