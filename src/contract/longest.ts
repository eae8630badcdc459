import * as z from 'zod/mini'
import { lengthOf } from '#domain/text-length.ts'

/** At most so many characters of what people write; z.maxLength counts halves of an emoji. */
export function longest(most: number) {
  return z.refine<string>((text) => lengthOf(text) <= most)
}
