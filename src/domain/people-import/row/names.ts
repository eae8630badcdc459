import { COMMON_NAME } from '../../import-file/file-words.es.ts'

const particles = new Set('DA DAS DE DEL DER DI DIE EL LA LAS LOS MAC MC VAN VON Y'.split(' '))

export function tidyName(text: string): string {
  return text
    .replace(/[\s\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/g, ' ')
    .trim()
    .toUpperCase()
}

/** Splits "DE LA CRUZ PÉREZ" into "DE LA CRUZ" and "PÉREZ": particles belong to the surname that follows. */
function surnameParts(words: readonly string[]): string[] {
  const parts: string[] = []
  let partWords: string[] = []
  for (const word of words) {
    partWords.push(word)
    if (particles.has(word)) continue
    parts.push(partWords.join(' '))
    partWords = []
  }
  if (partWords.length > 0) parts.push(partWords.join(' '))
  return parts
}

export interface SplitName {
  nombre: string
  paterno: string
  materno: string
}

export function splitSurnames(text: string): Omit<SplitName, 'nombre'> {
  const [paterno = '', ...others] = surnameParts(tidyName(text).split(' '))
  return { paterno, materno: others.join(' ') }
}

/**
 * Surnames of a row with a column of surnames. Beside a column for the second surname it holds only the first,
 * unless it ends with the second.
 */
export function surnamesIn(text: string, materno: string): Omit<SplitName, 'nombre'> {
  const tidy = tidyName(text)
  return materno === '' || tidy.endsWith(` ${materno}`) ? splitSurnames(tidy) : { paterno: tidy, materno }
}

/**
 * Splits a name such as "MEJÍA RÍOS,KARLA" at its comma. Otherwise the CURP's first letters decide the order.
 * Without a match, surnames come first, as in payroll systems.
 */
export function splitWholeName(text: string, curp: string): SplitName {
  const tidy = tidyName(text)
  const comma = tidy.indexOf(',')
  if (comma > 0) return { ...splitSurnames(tidy.slice(0, comma)), nombre: tidy.slice(comma + 1).trim() }
  const parts = surnameParts(tidy.split(' '))
  if (parts.length < 2) return { nombre: tidy, paterno: '', materno: '' }
  if (parts.length === 2) {
    const [one = '', two = ''] = parts
    const isNameFirst = matchesCurp(curp, { nombre: one, paterno: two, materno: '' })
    return isNameFirst
      ? { nombre: one, paterno: two, materno: '' }
      : { nombre: two, paterno: one, materno: '' }
  }
  const surnamesFirst = { paterno: parts[0] ?? '', materno: parts[1] ?? '', nombre: parts.slice(2).join(' ') }
  const nameFirst = {
    nombre: parts.slice(0, -2).join(' '),
    paterno: parts.at(-2) ?? '',
    materno: parts.at(-1) ?? '',
  }
  return !matchesCurp(curp, surnamesFirst) && matchesCurp(curp, nameFirst) ? nameFirst : surnamesFirst
}

/** Compares with a CURP's first letters: first surname, second surname, given name without José and María. */
function matchesCurp(curp: string, { nombre, paterno, materno }: SplitName): boolean {
  if (curp.length < 4) return false
  const letter = (name: string) => {
    const word = name.split(' ').find((each) => !particles.has(each)) ?? ''
    return word.normalize('NFD').replace(/Ñ/, 'X').charAt(0)
  }
  const givenNames = nombre.split(' ')
  const names =
    givenNames.length > 1 && COMMON_NAME.test(givenNames[0] ?? '') ? givenNames.slice(1) : givenNames
  const isSame = (wanted: string | undefined, name: string) => name === '' || wanted === letter(name)
  return isSame(curp[0], paterno) && isSame(curp[2], materno) && isSame(curp[3], names.join(' '))
}
