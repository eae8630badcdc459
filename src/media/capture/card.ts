/** Card of ISO/IEC 7810, ID-1: two sides of 85.6 × 53.98 mm. */
export const CARD_SIDES = 2
export const CARD_SHAPE = 85.6 / 53.98

/** 0 is the front. */
export type CardSide = 0 | 1

export function cardSide(index: number): CardSide {
  return index === 0 ? 0 : 1
}
