/** Edges of a crop, as fractions of the turned picture from 0 to 1. */
export interface Crop {
  left: number
  top: number
  right: number
  bottom: number
}

export interface PhotoEdit {
  /** Quarter turns clockwise, 0 to 3, after the EXIF orientation. */
  turns: number
  /** null for the whole picture. */
  crop: Crop | null
}

export const UNTOUCHED: PhotoEdit = { turns: 0, crop: null }
export const WHOLE: Crop = { left: 0, top: 0, right: 1, bottom: 1 }

/** Minimum width and height of a crop. Fingers can still move its corners apart. */
export const MIN_CROP = 0.1

export type Corner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'

/** Moves a corner by fractions of the picture. Stops at the edges and before the opposite corner. */
export function moveCorner(crop: Crop, corner: Corner, dx: number, dy: number): Crop {
  const isLeft = corner === 'topLeft' || corner === 'bottomLeft'
  const isTop = corner === 'topLeft' || corner === 'topRight'
  return {
    left: isLeft ? clamp(crop.left + dx, 0, crop.right - MIN_CROP) : crop.left,
    right: isLeft ? crop.right : clamp(crop.right + dx, crop.left + MIN_CROP, 1),
    top: isTop ? clamp(crop.top + dy, 0, crop.bottom - MIN_CROP) : crop.top,
    bottom: isTop ? crop.bottom : clamp(crop.bottom + dy, crop.top + MIN_CROP, 1),
  }
}

export function turnRight({ turns, crop }: PhotoEdit): PhotoEdit {
  return {
    turns: (turns + 1) % 4,
    crop: crop && { left: 1 - crop.bottom, top: crop.left, right: 1 - crop.top, bottom: crop.right },
  }
}

export function isWhole(crop: Crop): boolean {
  return crop.left === 0 && crop.top === 0 && crop.right === 1 && crop.bottom === 1
}

export interface Size {
  width: number
  height: number
}

/**
 * Sizes for drawing a picture. The long side has at most `longSide` pixels (planDrawing). A picture is never
 * enlarged.
 */
export interface DrawPlan extends Size {
  /** Size of the crop in pixels before scaling. */
  framed: Size
  /** Drawn pixels for each source pixel. */
  scale: number
  /** Top left corner of the crop, in drawn pixels of the whole turned picture. */
  x: number
  y: number
  /** Size of the whole picture before turning, in drawn pixels. */
  whole: Size
}

export function planDrawing(source: Size, edit: PhotoEdit, longSide: number): DrawPlan {
  const isTurned = edit.turns % 2 === 1
  const turned = isTurned ? { width: source.height, height: source.width } : source
  const crop = edit.crop ?? WHOLE
  const framed = {
    width: (crop.right - crop.left) * turned.width,
    height: (crop.bottom - crop.top) * turned.height,
  }
  const scale = Math.min(1, longSide / Math.max(framed.width, framed.height))
  return {
    framed: { width: Math.round(framed.width), height: Math.round(framed.height) },
    width: Math.max(1, Math.round(framed.width * scale)),
    height: Math.max(1, Math.round(framed.height * scale)),
    scale,
    x: crop.left * turned.width * scale,
    y: crop.top * turned.height * scale,
    whole: { width: source.width * scale, height: source.height * scale },
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
