import { jsPDF } from 'jspdf'
import { type Box, ink, printable, type TextStyle } from '#domain/paper.ts'

/** Letter, landscape; every measure in millimetres. */
export const page = { width: 279.4, height: 215.9, margin: 11 } as const
export const contentWidth = page.width - 2 * page.margin

/** A page to draw on: fonts are the standard ones, so the file is small and its text can be selected. */
export class Sheet {
  readonly document = new jsPDF({ unit: 'mm', format: 'letter', orientation: 'landscape', compress: true })

  addPage(): void {
    this.document.addPage('letter', 'landscape')
  }

  /** Writes on the line `y` (baseline) and returns the width. */
  write(text: string, x: number, y: number, style: TextStyle): number {
    const { document } = this
    document.setFont(style.mono ? 'courier' : 'helvetica', style.bold ? 'bold' : 'normal')
    document.setFontSize(style.size)
    document.setTextColor(style.color ?? ink.text)
    let shown = printable(text)
    if (style.fit !== undefined) shown = this.#fit(shown, style.fit, style.size)
    const width = document.getTextWidth(shown)
    document.text(shown, x, y, { align: style.align ?? 'left' })
    return width
  }

  #fit(text: string, room: number, size: number): string {
    const { document } = this
    const width = document.getTextWidth(text)
    if (width <= room) return text
    document.setFontSize(Math.max((size * room) / width, size * 0.75))
    let shown = text
    while (shown.length > 1 && document.getTextWidth(shown === text ? text : `${shown}…`) > room) {
      shown = shown.slice(0, -1)
    }
    return shown === text ? text : `${shown.trimEnd()}…`
  }

  /** Lines of at most `room` millimetres; long words are broken. */
  wrap(text: string, room: number, style: TextStyle): string[] {
    this.document.setFont(style.mono ? 'courier' : 'helvetica', style.bold ? 'bold' : 'normal')
    this.document.setFontSize(style.size)
    return this.document.splitTextToSize(printable(text), room) as string[]
  }

  fill(box: Box, color: string, radius = 0): void {
    this.document.setFillColor(color)
    if (radius > 0) this.document.roundedRect(box.x, box.y, box.width, box.height, radius, radius, 'F')
    else this.document.rect(box.x, box.y, box.width, box.height, 'F')
  }

  frame(box: Box, color: string, radius: number, options: { width?: number; dashed?: boolean } = {}): void {
    const { document } = this
    document.setDrawColor(color)
    document.setLineWidth(options.width ?? 0.3)
    if (options.dashed) document.setLineDashPattern([1.6, 1.2], 0)
    document.roundedRect(box.x, box.y, box.width, box.height, radius, radius, 'S')
    if (options.dashed) document.setLineDashPattern([], 0)
  }

  rule(x1: number, y1: number, x2: number, y2: number, color: string, width = 0.2, dashed = false): void {
    const { document } = this
    document.setDrawColor(color)
    document.setLineWidth(width)
    if (dashed) document.setLineDashPattern([1.4, 1], 0)
    document.line(x1, y1, x2, y2)
    if (dashed) document.setLineDashPattern([], 0)
  }

  /** A small label over its value. */
  field(label: string, value: string, x: number, y: number, room: number): void {
    this.write(label, x, y, { size: 6.5, color: ink.second, fit: room })
    this.write(value, x, y + 3.9, { size: 8.5, bold: true, fit: room })
  }

  /** A state with a soft ground, its right edge at `right`; returns its left edge. */
  chip(text: string, right: number, y: number, colors: { text: string; soft: string }): number {
    this.document.setFont('helvetica', 'bold')
    this.document.setFontSize(8.5)
    const width = this.document.getTextWidth(text) + 5
    this.fill({ x: right - width, y, width, height: 6 }, colors.soft, 1.5)
    this.write(text, right - width / 2, y + 4.1, {
      size: 8.5,
      bold: true,
      color: colors.text,
      align: 'center',
    })
    return right - width
  }
}
