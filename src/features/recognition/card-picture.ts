import type { Recognition } from '#contract/recognition/recognition.ts'
import { formatDate } from '#domain/time/dates.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { charactersOf } from '#domain/recognition/limits.ts'
import { DRAWING, type Ink, shapesOf } from './principle-shapes.ts'

/** Colours of the light theme, whatever the screen's theme. */
const inks: Readonly<Record<Ink, string>> = {
  stage: '#ffbf47',
  paper: '#ffffff',
  blue: '#0b5cad',
  maiz: '#ffbf47',
  manila: '#ffe0a0',
  ink: '#1a2430',
  none: 'transparent',
}
const PINK = '#a61e5a'
const QUIET = '#4a5868'

const WIDTH = 1080
const MARGIN = 72
const TOP = 470
const SCALLOPS = 8
const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif'

const RIGHT_TO_LEFT =
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** @returns a PNG @throws when the browser cannot create a canvas */
export async function drawCard(card: Recognition, words: { to: string }): Promise<ArrayBuffer> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('the browser has no canvas')
  pen.font = `400 46px ${FONT}`
  const lines = linesOf(pen, card.razon, WIDTH - 2 * MARGIN)
  canvas.height = TOP + 400 + lines.length * 66
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  drawTop(pen, card.imagen)
  const write = (text: string, y: number, font: string, color: string = inks.ink, of = text) => {
    pen.font = `${font} ${FONT}`
    pen.fillStyle = color
    pen.direction = RIGHT_TO_LEFT.test(of) ? 'rtl' : 'ltr'
    pen.fillText(text, pen.direction === 'rtl' ? WIDTH - MARGIN : MARGIN, y, WIDTH - 2 * MARGIN)
  }
  write(card.principio, TOP + 130, '800 68px')
  write(`${words.to} ${properName(card.para)}`, TOP + 200, '600 46px')
  lines.forEach((line, at) => write(line, TOP + 285 + at * 66, '400 46px', inks.ink, card.razon))
  const end = TOP + 330 + lines.length * 66
  write(properName(card.de), end - 20, '600 42px')
  write(`${sentenceCase(card.areaDe)} · ${formatDate(card.fecha)}`, end + 36, '400 36px', QUIET)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the canvas returned no picture')
  return blob.arrayBuffer()
}

function drawTop(pen: CanvasRenderingContext2D, image: string): void {
  const width = WIDTH / SCALLOPS
  pen.fillStyle = PINK
  pen.fillRect(0, 0, WIDTH, TOP - 40)
  for (let at = 0; at < SCALLOPS; at += 1) {
    const middle = (at + 0.5) * width
    halfDisc(pen, middle, TOP - 40, width / 2, PINK)
    halfDisc(pen, middle, TOP - 40, width / 5, '#ffffff')
  }
  const size = 4.6
  pen.save()
  pen.translate((WIDTH - DRAWING.width * size) / 2, 40)
  pen.scale(size, size)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.strokeStyle = inks.ink
  for (const { d, fill, line } of shapesOf(image)) {
    const path = new Path2D(d)
    pen.fillStyle = inks[fill]
    if (fill !== 'none') pen.fill(path)
    pen.lineWidth = line
    if (line > 0) pen.stroke(path)
  }
  pen.restore()
}

function halfDisc(pen: CanvasRenderingContext2D, x: number, y: number, radius: number, color: string): void {
  pen.fillStyle = color
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI)
  pen.fill()
}

function linesOf(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  return text
    .trim()
    .split(/\n/)
    .flatMap((paragraph) => linesOfParagraph(pen, paragraph, width))
}

function linesOfParagraph(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.trim().split(/\s+/)) {
    for (const part of partsOf(pen, word, width)) {
      const longer = line === '' ? part : `${line} ${part}`
      if (line !== '' && pen.measureText(longer).width > width) {
        lines.push(line)
        line = part
      } else line = longer
    }
  }
  return [...lines, line]
}

/** Splits a word that is too wide. Never splits a character of several code points. */
function partsOf(pen: CanvasRenderingContext2D, word: string, width: number): string[] {
  if (pen.measureText(word).width <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const character of charactersOf(word)) {
    if (part !== '' && pen.measureText(part + character).width > width) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}
