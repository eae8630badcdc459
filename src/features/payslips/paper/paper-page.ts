import { jsPDF } from 'jspdf'
import { type Box, ink, printable, type TextStyle } from '#domain/paper.ts'

/** Government letter (8 × 10.5 inches) lying on its side; every measure in millimetres (spec 001 §9). */
export const page = { width: 266.7, height: 203.2, margin: 11 } as const
export const contentWidth = page.width - 2 * page.margin

/** A page to draw on, in the standard fonts: small, and its text can be selected. */
export class PaperSheet {
  readonly document = new jsPDF({
    unit: 'mm',
    format: 'government-letter',
    orientation: 'landscape',
    compress: true,
  })

  addPage(): void {
    this.document.addPage('government-letter', 'landscape')
  }

  /** Writes with its baseline at `y`. @returns the width in millimetres */
  write(text: string, x: number, y: number, style: TextStyle): number {
    const { document } = this
    this.#use(style)
    document.setTextColor(style.color ?? ink.text)
    let shown = printable(text)
    if (style.fit !== undefined) shown = this.#fit(shown, style.fit, style.size)
    const width = document.getTextWidth(shown)
    document.text(shown, x, y, { align: style.align ?? 'left' })
    return width
  }

  widthOf(text: string, style: TextStyle): number {
    this.#use(style)
    return this.document.getTextWidth(printable(text))
  }

  #use(style: TextStyle): void {
    this.document.setFont('helvetica', style.bold ? 'bold' : 'normal').setFontSize(style.size)
  }

  #fit(text: string, room: number, size: number): string {
    const { document } = this
    const width = document.getTextWidth(text)
    if (width <= room) return text
    document.setFontSize(Math.max((size * room) / width, size * 0.75))
    if (document.getTextWidth(text) <= room + 0.01) return text
    let shown = text
    while (shown.length > 1 && document.getTextWidth(`${shown}…`) > room) shown = shown.slice(0, -1)
    return `${shown.trimEnd()}…`
  }

  fill(box: Box, color: string, radius = 0): void {
    this.document.setFillColor(color)
    if (radius > 0) this.document.roundedRect(box.x, box.y, box.width, box.height, radius, radius, 'F')
    else this.document.rect(box.x, box.y, box.width, box.height, 'F')
  }

  frame(box: Box, color: string, radius: number, width = 0.3): void {
    const { document } = this
    document.setDrawColor(color).setLineWidth(width)
    document.roundedRect(box.x, box.y, box.width, box.height, radius, radius, 'S')
  }

  rule(x: number, y: number, width: number, color: string, weight: number, dashed = false): void {
    const { document } = this
    document.setDrawColor(color).setLineWidth(weight)
    if (dashed) document.setLineDashPattern([1.4, 1], 0)
    document.line(x, y, x + width, y)
    if (dashed) document.setLineDashPattern([], 0)
  }

  /** A small label over its value. */
  field(label: string, value: string, x: number, y: number, room: number): void {
    this.write(label, x, y, { size: 6.5, color: ink.second, fit: room })
    this.write(value || '–', x, y + 4, { size: 9, bold: true, fit: room })
  }

  /** A state on its soft ground, the right edge at `right`. @returns the left edge */
  chip(text: string, right: number, y: number, color: string, soft: string): number {
    const style = { size: 8, bold: true, color } as const
    const width = this.widthOf(text, style) + 5
    this.fill({ x: right - width, y, width, height: 5.6 }, soft, 1.5)
    this.write(text, right - width / 2, y + 3.9, { ...style, align: 'center' })
    return right - width
  }
}
