/**
 * Decodes single-byte texts of Windows, DOS and old Macs in Mexico. Uses its own tables, because Node's
 * decoder lacks cp850.
 */

const WINDOWS = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ'

/** Code page 850, 0x80 to 0xff. */
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/** Mac OS Roman, 0x80 to 0xff. */
const MAC =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø' +
  '¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›\ufb01\ufb02‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ'

const LATIN = Array.from({ length: 96 }, (_, at) => String.fromCharCode(0xa0 + at)).join('')
export const tables = { 'windows-1252': WINDOWS + LATIN, cp850: DOS, macintosh: MAC }

const SPANISH = /[áéíóúüñÁÉÍÓÚÜÑ]/
const FOREIGN = /[àâäãåæçèêëìîïòôöõøùûýÿœšžÀÂÄÃÅÆÇÈÊËÌÎÏÒÔÖÕØÙÛÝŸŒŠŽß]/
/** Characters that occur in no word. Between two letters they indicate the wrong table. */
const NO_LETTER = /[^\p{L}\p{M}’'´`.\-ªº·]/u
const SAMPLE_BYTES = 200_000
/** UTF-8 bytes of Latin letters and of punctuation. Single-byte texts do not contain these pairs. */
const UTF8_PAIRS = /[\u00c2\u00c3][\u0080-\u00bf]|\u00e2[\u0080-\u0083][\u0080-\u00bf]/g

/**
 * Decodes a text that is not valid UTF-8: a single-byte encoding, or a mixture of UTF-8 and a single-byte
 * encoding. A mixture arises when a program appends rows.
 * @param {Uint8Array} bytes
 * @returns {{ text: string, isSure: boolean }} isSure is true only for pure Windows text; otherwise a person
 * should check the names
 */
export function decodeSingleByte(bytes) {
  const text = Buffer.from(bytes).toString('latin1')
  const parts = text.split(UTF8_PAIRS)
  const isMixed = parts.length > 1
  const name = bestTable(isMixed ? parts.join(' ') : text.slice(0, SAMPLE_BYTES))
  if (!isMixed) return { text: decodeBy(text, tables[name]), isSure: name === 'windows-1252' }
  const pairs = (text.match(UTF8_PAIRS) ?? []).map((pair) => Buffer.from(pair, 'latin1').toString('utf8'))
  const mixed = parts.map((part, at) => decodeBy(part, tables[name]) + (pairs[at] ?? ''))
  return { text: mixed.join(''), isSure: false }
}

function bestTable(text) {
  let best = 'windows-1252'
  let most = scoreOf(decodeBy(text, tables[best]))
  for (const name of ['cp850', 'macintosh']) {
    const score = scoreOf(decodeBy(text, tables[name]))
    if (score > most) {
      best = name
      most = score
    }
  }
  return best
}

/** @param {string} text one character per byte */
function decodeBy(text, table) {
  return text.replace(/[\u0080-\u00ff]/g, (sign) => table[sign.charCodeAt(0) - 128])
}

function scoreOf(text) {
  let score = 0
  // oxlint-disable-next-line no-control-regex
  for (const { 0: sign, index } of text.matchAll(/[^\u0000-\u007f]/g)) {
    score += scoreOfSign(sign, text[index - 1] ?? ' ', text[index + 1] ?? ' ')
  }
  return score
}

const isUpper = (sign) => sign !== sign.toLowerCase()
const isLower = (sign) => sign !== sign.toUpperCase()

function scoreOfSign(sign, before, after) {
  const isWithin = isLetter(before) && isLetter(after)
  if (SPANISH.test(sign)) {
    // A capital letter inside a lower-case word (MuÑoz), or the reverse (GARCíA), indicates the wrong table.
    const isOdd = isUpper(sign) ? isLower(before) && isLower(after) : isUpper(before) && isUpper(after)
    return isOdd ? -2 : 1
  }
  if (FOREIGN.test(sign)) return -1
  if (sign === '’') return isWithin && isLower(after) ? -2 : 0
  if (sign === '\ufffd') return -3
  return (isWithin || isLetter(before)) && NO_LETTER.test(sign) ? (isWithin ? -3 : -1) : 0
}

const isLetter = (sign) => /[A-Za-z]/.test(sign)
