import { jsPDF } from 'jspdf'
import { withPlainMinus } from '#domain/money/money.ts'
import { ink } from './ink.ts'

export interface TextStyle {
  /** Points. */
  size: number
  color?: string
  bold?: boolean
  mono?: boolean
  align?: 'left' | 'right' | 'center'
  /** Millimetres. A longer text is shrunk to no less than three quarters of its size, and then cut. */
  fit?: number
}

/** Millimetres. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export type Format = 'letter' | 'government-letter' | 'portrait-letter'

/** Millimetres; text sizes in points. */
const FORMATS = {
  letter: {
    name: 'letter',
    turn: 'landscape',
    page: { width: 279.4, height: 215.9, margin: 11 },
    value: { size: 8.5, drop: 3.9 },
    chip: { size: 8.5, height: 6, drop: 4.1 },
  },
  'government-letter': {
    name: 'government-letter',
    turn: 'landscape',
    page: { width: 266.7, height: 203.2, margin: 11 },
    value: { size: 9, drop: 4 },
    chip: { size: 8, height: 5.6, drop: 3.9 },
  },
  'portrait-letter': {
    name: 'letter',
    turn: 'portrait',
    page: { width: 215.9, height: 279.4, margin: 15 },
    value: { size: 9.5, drop: 4.4 },
    chip: { size: 9, height: 6.4, drop: 4.4 },
  },
} as const

/** Returns the page of this format and the width between its margins, in millimetres. */
export function measures<F extends Format>(format: F) {
  const { page } = FORMATS[format]
  return { page, contentWidth: page.width - 2 * page.margin }
}

/**
 * Replaces characters that the standard fonts lack, because a single missing character would garble its whole
 * line. A letter becomes its base letter, a true minus becomes a hyphen, any other character becomes a question
 * mark.
 */
function printable(text: string): string {
  return withPlainMinus(text)
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(/[^\x20-\x7E\u00A1-\u00FF…–—‘’“”•€]/gu, (letter) => {
      const base = letter.normalize('NFD').charAt(0)
      return /[A-Za-z]/.test(base) ? base : '?'
    })
}

/**
 * Pages to draw on. Measures are in millimetres, text sizes in points. Uses the PDF standard fonts: the file
 * stays small and its text can be selected.
 */
export class Sheet {
  readonly document: jsPDF
  readonly format: Format

  constructor(format: Format) {
    this.format = format
    const { name, turn } = FORMATS[format]
    this.document = new jsPDF({ unit: 'mm', format: name, orientation: turn, compress: true })
  }

  addPage(): void {
    const { name, turn } = FORMATS[this.format]
    this.document.addPage(name, turn)
  }

  /** Calls `draw` on each page after all of them exist. */
  eachPage(draw: (number: number, pages: number) => void): void {
    const pages = this.document.getNumberOfPages()
    for (let number = 1; number <= pages; number += 1) {
      this.document.setPage(number)
      draw(number, pages)
    }
  }

  /** Writes a text with its baseline at `y`. @returns its width */
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

  /** Splits a text into lines of at most `room` millimetres; long words are broken. */
  wrap(text: string, room: number, style: TextStyle): string[] {
    this.#use(style)
    return this.document.splitTextToSize(printable(text), room) as string[]
  }

  #use({ mono, bold, size }: TextStyle): void {
    this.document.setFont(mono ? 'courier' : 'helvetica', bold ? 'bold' : 'normal').setFontSize(size)
  }

  #fit(text: string, room: number, size: number): string {
    const { document } = this
    const width = document.getTextWidth(text)
    if (width <= room) return text
    document.setFontSize(Math.max((size * room) / width, size * 0.75))
    // Allows for rounding, because a text shrunk to fit may be slightly wider.
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

  field(label: string, value: string, x: number, y: number, room: number): void {
    const { size, drop } = FORMATS[this.format].value
    this.write(label, x, y, { size: 6.5, color: ink.second, fit: room })
    this.write(value, x, y + drop, { size, bold: true, fit: room })
  }

  /** Draws a state on its pale background, with its right edge at `right`. @returns the left edge */
  chip(text: string, right: number, y: number, colors: { text: string; soft: string }): number {
    const { size, height, drop } = FORMATS[this.format].chip
    const style = { size, bold: true } as const
    const width = this.widthOf(text, style) + 5
    this.fill({ x: right - width, y, width, height }, colors.soft, 1.5)
    this.write(text, right - width / 2, y + drop, { ...style, color: colors.text, align: 'center' })
    return right - width
  }
}
