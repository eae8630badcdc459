import { ink } from './ink.ts'
import { type Box, measures, type Sheet } from './sheet.ts'

/** Draws the coloured band along the page's upper edge; its last `maiz` millimetres are yellow. */
export function drawEdge(sheet: Sheet, maiz: number): void {
  const { width } = measures(sheet.format).page
  sheet.fill({ x: 0, y: 0, width, height: 3 }, ink.deep)
  sheet.fill({ x: width - maiz, y: 0, width: maiz, height: 3 }, ink.maiz)
}

export function drawCard(sheet: Sheet, box: Box): void {
  sheet.fill(box, ink.sunk, 3)
  sheet.frame(box, ink.line, 3)
}

/** Draws a card with a yellow line on its left. */
export function drawMarkedCard(sheet: Sheet, box: Box): void {
  drawCard(sheet, box)
  sheet.fill({ x: box.x, y: box.y + 3, width: 1.2, height: box.height - 6 }, ink.maiz)
}

/**
 * Draws a pay envelope and a slip that shows 3 mm above it.
 * @param box from the slip's upper edge to the envelope's lower edge
 * @param isFinal false draws the envelope's edge dashed
 * @returns the envelope's box
 */
export function drawEnvelope(sheet: Sheet, { x, y, width, height }: Box, isFinal: boolean): Box {
  const box = { x, y: y + 3, width, height: height - 3 }
  const slip = { x: x + 5, y, width: width - 10, height: 8 }
  sheet.fill(slip, ink.white, 2)
  sheet.frame(slip, ink.line, 2)
  sheet.fill({ ...box, height: box.height + 0.9 }, ink.manilaEdge, 3)
  sheet.fill(box, ink.manila, 3)
  if (!isFinal) sheet.frame(box, ink.warn, 3, { width: 0.4, dashed: true })
  sheet.document.setFillColor(ink.white)
  sheet.document.ellipse(x + width / 2, box.y - 0.1, 6, 4.6, 'F')
  sheet.fill({ x: x + width / 2 - 6.5, y: y + 0.3, width: 13, height: 2.6 }, ink.white)
  return box
}

/** Draws a number of days between its concept and its name; zero has a paler background. */
export function drawDayCell(
  sheet: Sheet,
  box: Box,
  day: { concept: string; count: number; name: string },
  /** Baselines, measured from the box's upper edge. */
  lines: readonly [concept: number, count: number, name: number],
): void {
  const isZero = day.count === 0
  sheet.fill(box, isZero ? ink.sunk : ink.primarySoft, 2)
  const x = box.x + 3
  sheet.write(day.concept, x, box.y + lines[0], { size: 6.5, color: ink.second })
  const color = isZero ? ink.second : ink.deep
  sheet.write(String(day.count), x, box.y + lines[1], { size: 13, bold: true, color })
  sheet.write(day.name, x, box.y + lines[2], { size: 7.5, fit: box.width - 4.5 })
}
