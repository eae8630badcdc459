/** Spanish words as they sound, so that "kiero" is "quiero" and "aorro" is "ahorro". */

/** What is a word or a number in a text, in small letters without accents. */
export function tokensOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  // A "k" scales only right behind a digit: alone it is a "que".
  const scaled = plain.replaceAll(/(\d)k(?![a-z])/g, '$1 mil ')
  // "5oo" is not 5; it stays one token, which is no number.
  return (scaled.match(/-?\$?\d[\d.,]*(?:o+(?![a-z]))?|[a-z]+/g) ?? []).map((token) =>
    token.replace(/[.,]+$/, ''),
  )
}

/** Letters that are heard alike are one letter; what is not heard is left out. */
export function soundOf(word: string): string {
  return word
    .replaceAll('ch', 'C')
    .replaceAll(/qu(?=[ei])|q/g, 'k')
    .replaceAll(/gu(?=[ei])/g, 'G')
    .replaceAll(/g(?=[ei])/g, 'j')
    .replaceAll(/c(?=[ei])|z|x/g, 's')
    .replaceAll('c', 'k')
    .replaceAll('ll', 'y')
    .replaceAll('h', '')
    .replaceAll('v', 'b')
    .replaceAll('w', 'u')
    .replaceAll('G', 'g')
    .replaceAll(/(.)\1+/g, '$1')
}

/** Letters that were left out, put in, changed or turned round (optimal string alignment). */
export function slipsBetween(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      let least = Math.min(
        at(last, column) + 1,
        at(line, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      )
      const isTurned = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isTurned) least = Math.min(least, at(beforeLast, column - 2) + 1)
      line.push(least)
    }
    beforeLast = last
    last = line
  }
  return at(last, b.length)
}

function at(line: readonly number[], index: number): number {
  return line[index] ?? 0
}

/** Fewest letters of a word that may hold a slip. */
export const SURE = 5
/** Fewest letters of a word that may hold two. */
const LONG = 8

/** Whether a sound is another one with a slip or two; the first letter is never one. */
export function isSlipOf(wanted: string, sound: string): boolean {
  if (wanted.length < SURE || sound.length < SURE - 1 || wanted[0] !== sound[0]) return false
  return slipsBetween(wanted, sound) <= slipsAllowed(wanted)
}

export function slipsAllowed(wanted: string): number {
  return wanted.length >= LONG ? 2 : 1
}
