interface Look {
  width: number
  height: number
  /** Radius of the Gaussian blur in pixels of this picture. */
  blur?: number
  /** Brightness; 1 is daylight. */
  light?: number
  /** Standard deviation of the sensor noise, on a scale of 0 to 255. */
  noise?: number
  quality?: number
  /** Lines of text over the paper's height; 62 lines correspond to 9 points on a letter sheet. */
  lines?: number
}

/** Area of the text, as shares of the picture's width and height. */
export const TEXT_AREA = { left: 0.15, top: 0.2, right: 0.85, bottom: 0.8 }

export async function drawDocument(look: Look): Promise<Blob> {
  const { width, height, blur = 0, light = 1, noise = 3, quality = 0.92, lines = 62 } = look
  const sharp = new OffscreenCanvas(width, height)
  const pen = sharp.getContext('2d')!
  pen.fillStyle = '#6b5743'
  pen.fillRect(0, 0, width, height)
  pen.translate(width / 2, height / 2)
  pen.rotate(-0.02)
  pen.fillStyle = '#f4f1ea'
  pen.fillRect(width * -0.42, height * -0.44, width * 0.84, height * 0.88)
  pen.fillStyle = '#0b5cad'
  pen.fillRect(width * -0.38, height * -0.41, width * 0.3, height * 0.04)
  drawText(pen, width, height, lines)
  const canvas = new OffscreenCanvas(width, height)
  const lens = canvas.getContext('2d')!
  lens.filter = `blur(${blur}px) brightness(${light})`
  lens.drawImage(sharp, 0, 0)
  addNoise(lens, width, height, noise)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

function drawText(
  pen: OffscreenCanvasRenderingContext2D,
  width: number,
  height: number,
  lines: number,
): void {
  const line = (height * 0.76) / lines
  pen.fillStyle = '#222b33'
  pen.font = `${line * 0.78}px sans-serif`
  for (let row = 0; row < lines; row += 1) {
    const text = `${row + 1}. CURP GOMA850412MCLMRR0${row % 10} · Folio ${1000 + row * 37} · Domicilio: Calle Juárez ${row * 13}, Col. Centro, Saltillo`
    pen.fillText(text, width * -0.38, height * -0.34 + row * line)
  }
}

function addNoise(
  pen: OffscreenCanvasRenderingContext2D,
  width: number,
  height: number,
  deviation: number,
): void {
  const pixels = pen.getImageData(0, 0, width, height)
  let seed = 7
  for (let at = 0; at < pixels.data.length; at += 4) {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
    const more = (seed / 4_294_967_296 - 0.5) * 3.46 * deviation
    for (let part = at; part < at + 3; part += 1) pixels.data[part] = (pixels.data[part] ?? 0) + more
  }
  pen.putImageData(pixels, 0, 0)
}

/**
 * Returns the mean structural similarity (SSIM) of the text area of two pictures: 8 × 8 windows of luma, at
 * the size of `other`.
 */
export async function ssim(original: Blob, other: Blob): Promise<number> {
  const bitmap = await createImageBitmap(other)
  const size = { width: bitmap.width, height: bitmap.height }
  const [a, b] = [lumaOf(await createImageBitmap(original), size), lumaOf(bitmap, size)]
  let sum = 0
  let count = 0
  for (let y = Math.floor(size.height * TEXT_AREA.top); y < size.height * TEXT_AREA.bottom; y += 8) {
    for (let x = Math.floor(size.width * TEXT_AREA.left); x < size.width * TEXT_AREA.right; x += 8) {
      sum += windowSsim(a, b, y * size.width + x, size.width)
      count += 1
    }
  }
  return sum / count
}

function lumaOf(bitmap: ImageBitmap, { width, height }: { width: number; height: number }): Float32Array {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')!
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, width, height)
  const { data } = pen.getImageData(0, 0, width, height)
  return Float32Array.from(
    { length: width * height },
    (_, index) => 0.299 * data[index * 4]! + 0.587 * data[index * 4 + 1]! + 0.114 * data[index * 4 + 2]!,
  )
}

function windowSsim(a: Float32Array, b: Float32Array, from: number, width: number): number {
  let [sumA, sumB, aa, bb, ab] = [0, 0, 0, 0, 0]
  for (let y = 0; y < 8; y += 1) {
    for (let at = from + y * width; at < from + y * width + 8; at += 1) {
      const [one, two] = [a[at] ?? 0, b[at] ?? 0]
      sumA += one
      sumB += two
      aa += one * one
      bb += two * two
      ab += one * two
    }
  }
  const [meanA, meanB] = [sumA / 64, sumB / 64]
  const [varA, varB, both] = [aa / 64 - meanA ** 2, bb / 64 - meanB ** 2, ab / 64 - meanA * meanB]
  const [c1, c2] = [6.5025, 58.5225]
  return ((2 * meanA * meanB + c1) * (2 * both + c2)) / ((meanA ** 2 + meanB ** 2 + c1) * (varA + varB + c2))
}
