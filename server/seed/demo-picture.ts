import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

// Draws pictures of the demo in the server's process, because no foreign bytes are read. Uploads are
// processed in files/file-worker.mjs.
sharp.cache(false)
sharp.concurrency(1)

export interface TextLine {
  text: string
  size: number
  color: string
  left: number
  top: number
}

/**
 * Draws a JPEG of SVG shapes with text. Callers import this module when they draw, because sharp loads
 * slowly.
 */
export async function drawPicture(shapes: string, lines: readonly TextLine[]): Promise<Uint8Array> {
  const layers = await Promise.all(lines.map(layer))
  return sharp(Buffer.from(shapes)).composite(layers).jpeg({ quality: 80 }).toBuffer()
}

/** Draws a text with a font from a package, because a server may have no fonts. */
async function layer({ text, size, color, left, top }: TextLine) {
  const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const fontfile = join(home, 'standard_fonts/LiberationSans-Bold.ttf')
  const marked = `<span foreground="${color}">${text}</span>`
  const drawn = { text: marked, font: `Liberation Sans Bold ${size}`, fontfile, rgba: true, dpi: 72 }
  return { input: await sharp({ text: drawn }).png().toBuffer(), left, top }
}
