import { readJpeg } from './image-head.ts'
import { type PhotoEdit, planDrawing, type Size, UNTOUCHED } from './photo-edit.ts'
import { JUDGED_SIDE, judgePhoto, measurePhoto, type Measures, type PhotoFault } from './photo-judge.ts'
import { fitWithin, LONG_SIDE } from './photo-quality.ts'

export interface PreparedPhoto extends Size {
  /** Redrawn picture, without EXIF data and location. */
  jpeg: Blob
  /** Thumbnail with a long side of at most 320 pixels. */
  thumb: Blob
  faults: PhotoFault[]
  measures: Measures
}

const THUMB_SIDE = 320
const SHOWN_SIDE = 1280
/**
 * Maximum reduction in one step. Above 2, because most phones' 4,032 pixels then become 2,000 in one step.
 */
const MAX_REDUCTION = 2.2

/**
 * Prepares a picture for the upload.
 * @throws when this browser cannot decode the picture
 */
export async function preparePhoto(blob: Blob, edit: PhotoEdit): Promise<PreparedPhoto> {
  const picture = await decode(blob)
  try {
    const full = draw(picture, edit, LONG_SIDE)
    const jpeg = await fitWithin(async (quality, scale) => {
      if (scale === 1) return toJpeg(full, quality)
      const smaller = shrink(full, LONG_SIDE * scale)
      return toJpeg(smaller, quality).finally(() => free(smaller))
    })
    const judged = shrink(full, JUDGED_SIDE)
    const measures = measurePhoto(context(judged).getImageData(0, 0, judged.width, judged.height))
    const thumb = await toJpeg(shrink(judged, THUMB_SIDE), 0.7)
    const { framed } = planDrawing(picture, edit, LONG_SIDE)
    const { width, height } = await sizeOf(jpeg, full)
    free(full)
    free(judged)
    return { jpeg, thumb, width, height, measures, faults: judgePhoto(measures, framed) }
  } finally {
    picture.close()
  }
}

/**
 * Returns the whole turned picture at screen size, for cropping.
 * @throws when it cannot be decoded
 */
export async function showPhoto(blob: Blob, turns: number): Promise<Blob> {
  const picture = await decode(blob)
  try {
    return await toJpeg(draw(picture, { ...UNTOUCHED, turns }, SHOWN_SIDE), 0.8)
  } finally {
    picture.close()
  }
}

function decode(blob: Blob): Promise<ImageBitmap> {
  return createImageBitmap(blob, { imageOrientation: 'from-image' })
}

/** Returns the exact size. Canvases may round by a pixel, and a PDF must contain the exact size. */
async function sizeOf(jpeg: Blob, full: Size): Promise<Size> {
  return readJpeg(new Uint8Array(await jpeg.arrayBuffer())) ?? { width: full.width, height: full.height }
}

type Canvas = OffscreenCanvas | HTMLCanvasElement
type Pen = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D

function draw(picture: ImageBitmap, edit: PhotoEdit, longSide: number): Canvas {
  const plan = planDrawing(picture, edit, longSide)
  const canvas = newCanvas(plan)
  const pen = context(canvas)
  // Transparent parts of a PNG would turn black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, plan.width, plan.height)
  const { width, height } = plan.whole
  const isTurned = edit.turns % 2 === 1
  pen.translate((isTurned ? height : width) / 2 - plan.x, (isTurned ? width : height) / 2 - plan.y)
  pen.rotate((edit.turns * Math.PI) / 2)
  drawSmaller(pen, picture, -width / 2, -height / 2, { width, height })
  return canvas
}

function shrink(source: Canvas, longSide: number): Canvas {
  const plan = planDrawing(source, UNTOUCHED, longSide)
  const canvas = newCanvas(plan)
  drawSmaller(context(canvas), source, 0, 0, plan)
  return canvas
}

/**
 * Halves a large picture first, because a canvas reads only four source pixels for each of its own. The
 * result is as legible as with imageSmoothingQuality 'high', in half the time.
 */
function drawSmaller(pen: Pen, source: ImageBitmap | Canvas, x: number, y: number, size: Size): void {
  if (source.width <= size.width * MAX_REDUCTION) {
    pen.drawImage(source, x, y, size.width, size.height)
    return
  }
  const half = newCanvas({ width: Math.round(source.width / 2), height: Math.round(source.height / 2) })
  context(half).drawImage(source, 0, 0, half.width, half.height)
  drawSmaller(pen, half, x, y, size)
  free(half)
}

function newCanvas({ width, height }: Size): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}

function context(canvas: Canvas): Pen {
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('no canvas: too little memory')
  return pen as Pen
}

/** Frees the memory. iOS keeps a canvas's memory until its size is 0. */
function free(canvas: Canvas): void {
  canvas.width = 0
  canvas.height = 0
}

async function toJpeg(canvas: Canvas, quality: number): Promise<Blob> {
  const type = 'image/jpeg'
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality })
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  if (!blob) throw new Error('the canvas gave no picture')
  return blob
}
