/** Compares Spanish words by sound: "kiero" equals "quiero", "aorro" equals "ahorro". */

export const CUT = ','

/** Splits text into words, numbers, "%" and cuts, in lower case without accents. */
export function tokensOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  // "k" multiplies only directly after a digit. A separate "k" may mean "que".
  const scaled = plain.replaceAll(/(\d)k(?![a-z])/g, '$1 mil ')
  // In "18 $" the sign belongs to 18. In "3 $ 500" the sign belongs to 500.
  const signed = scaled.replaceAll(/(\d)\s+\$(?!\s*\d)/g, '$1$$')
  // "5oo", "l500" and "5o0" stay one token and are no number. In "a6 meses" the letter is a word.
  const found =
    signed.match(
      /\$?[b-z]\d(?:[\d.,]*\d)?|\$?\d[\d.,]*[b-z](?:[\d.,]*\d)|-?(?:\$\s*)?\d[\d.,]*(?:[/:-]\d[\d.,]*)*(?:o+(?![a-z]))?\$?|[a-z]+|[,;.!?\u00A1\u00BF\n%]/g,
    ) ?? []
  return found.flatMap((token) => {
    if (/^[a-z%]/.test(token)) return token
    const number = token.replaceAll(/\s|[.,]+$/g, '')
    if (!/\d/.test(number)) return CUT
    return /[.,]$/.test(token) ? [number, CUT] : number
  })
}

/** Counts missing, extra, changed or swapped letters (optimal string alignment distance). */
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

/** Minimum length of a word that tolerates one typo. */
export const SURE = 5
/** Minimum length of a word that tolerates two typos. */
const LONG = 8

/** True within the allowed number of typos. The first letter must match. */
export function isSlipOf(wanted: string, sound: string): boolean {
  if (wanted.length < SURE || sound.length < SURE - 1 || wanted[0] !== sound[0]) return false
  return slipsBetween(wanted, sound) <= slipsAllowed(wanted)
}

export function slipsAllowed(wanted: string): number {
  return wanted.length >= LONG ? 2 : 1
}
