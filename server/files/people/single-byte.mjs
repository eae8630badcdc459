/**
 * Texts of one byte a letter, as Windows, DOS and old Macs wrote them in Mexico. Tables of our own: the decoder of Node 20
 * reads windows-1252 as Latin-1, and knows no cp850.
 */

/** 0x80 to 0x9f; the rest is Latin-1. */
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
const tables = { 'windows-1252': WINDOWS + LATIN, cp850: DOS, macintosh: MAC }

const SPANISH = /[áéíóúüñÁÉÍÓÚÜÑ]/
/** What stands in words of neighbouring languages, and may stand in a name. */
const FOREIGN = /[àâäãåæçèêëìîïòôöõøùûýÿœšžÀÂÄÃÅÆÇÈÊËÌÎÏÒÔÖÕØÙÛÝŸŒŠŽß]/
/** What stands in no word: between two letters it shows that the table is wrong. */
const NO_LETTER = /[^\p{L}\p{M}’'´`.\-ªº·]/u
const LOOKED_AT = 200_000

/**
 * @param {Uint8Array} bytes of a text that is no UTF-8
 * @returns {{ text: string, isSure: boolean }} not sure: it is not as Windows writes, so somebody shall look at its names
 */
export function decodeSingleByte(bytes) {
  const head = bytes.subarray(0, LOOKED_AT)
  let best = 'windows-1252'
  let most = scoreOf(decodeBy(head, tables[best]))
  for (const name of ['cp850', 'macintosh']) {
    const score = scoreOf(decodeBy(head, tables[name]))
    if (score > most) {
      best = name
      most = score
    }
  }
  return { text: decodeBy(bytes, tables[best]), isSure: best === 'windows-1252' }
}

function decodeBy(bytes, table) {
  // oxlint-disable-next-line no-control-regex
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u00ff]/g, (sign) => table[sign.charCodeAt(0) - 128])
}

/** How much a text looks like Spanish: by each letter that is no ASCII, and what stands beside it. */
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
    // MuÑoz, GARCíA: no word changes its case in the middle.
    const isOdd = isUpper(sign) ? isLower(before) && isLower(after) : isUpper(before) && isUpper(after)
    return isOdd ? -2 : 1
  }
  if (FOREIGN.test(sign)) return -1
  if (sign === '’') return isWithin && isLower(after) ? -2 : 0
  if (sign === '\ufffd') return -3
  return (isWithin || isLetter(before)) && NO_LETTER.test(sign) ? (isWithin ? -3 : -1) : 0
}

const isLetter = (sign) => /[A-Za-z]/.test(sign)
