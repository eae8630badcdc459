/** Combining marks of named accents, such as in &ntilde; and &iacute;. */
const MARKS = new Map([
  ['grave', '\u0300'],
  ['acute', '\u0301'],
  ['circ', '\u0302'],
  ['tilde', '\u0303'],
  ['uml', '\u0308'],
  ['cedil', '\u0327'],
])
const SIGNS = new Map([
  ['amp', '&'],
  ['apos', "'"],
  ['quot', '"'],
  ['nbsp', ' '],
  ['ordf', 'ª'],
  ['ordm', 'º'],
  ['deg', '°'],
])
const ENTITY = /&(?:([A-Za-z])([a-z]+)|#(\d{2,3})|#x([\da-f]{2,3}));/gi

/**
 * Decodes HTML entities of accented letters and some signs. Web systems write names such as MU&Ntilde;OZ
 * into CSV files.
 * @param {string} text
 */
export function readEntities(text) {
  if (!text.includes('&')) return text
  return text.replace(ENTITY, (entity, letter, rest, decimal, hex) => {
    if (letter !== undefined) return named(letter, rest) ?? entity
    return signOf(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)) ?? entity
  })
}

function named(letter, rest) {
  const mark = MARKS.get(rest.toLowerCase())
  if (mark === undefined) return SIGNS.get((letter + rest).toLowerCase())
  const composed = (letter + mark).normalize('NFC')
  return composed.length === 1 ? composed : undefined
}

/** Decodes only printable characters of Latin-1. */
function signOf(code) {
  const isPrintable = (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)
  return isPrintable ? String.fromCharCode(code) : undefined
}
