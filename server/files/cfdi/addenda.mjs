/** Start of a tag: a comment, a CDATA section, an instruction, the end of an element, or its start. */
const MARK = /<(?:!--|!\[CDATA\[|\?|\/|[^\s<>/!?])/g
const CLOSINGS = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' }

/**
 * Removes the contents of the Addendas: the issuer's own elements of any shape and size, which are never read.
 * Line breaks stay, so that later errors name the right line. An unclosed tag is left for the parser to refuse.
 * @param {string} text
 */
export function withoutAddenda(text) {
  const pieces = []
  let kept = 0
  for (const [from, until] of addendas(text)) {
    pieces.push(text.slice(kept, from), text.slice(from, until).replace(/[^\n]+/g, ''))
    kept = until
  }
  return kept === 0 ? text : pieces.join('') + text.slice(kept)
}

/** Yields the start and end of the content of each Addenda directly below the root. */
function* addendas(text) {
  let depth = 0
  let from = -1
  for (const { at, end, is } of tagsOf(text)) {
    if (is === 'begin') {
      if (depth === 1 && from < 0 && /^<(?:[^\s<>/:]+:)?Addenda[\s>]/.test(text.slice(at, at + 120)))
        from = end
      depth++
    } else {
      depth--
      if (depth === 1 && from >= 0) {
        yield [from, at]
        from = -1
      }
    }
  }
}

/** Yields tags that start or end an element, but no empty elements. */
function* tagsOf(text) {
  MARK.lastIndex = 0
  for (let found = MARK.exec(text); found !== null; found = MARK.exec(text)) {
    const [mark] = found
    const at = found.index
    const end = endOfMark(text, at, mark)
    if (end < 0) return
    if (!(mark in CLOSINGS) && text[end - 2] !== '/') yield { at, end, is: mark === '</' ? 'end' : 'begin' }
    MARK.lastIndex = end
  }
}

/** Returns the index after the construct that starts here, or a negative number when it never ends. */
function endOfMark(text, at, mark) {
  const closing = CLOSINGS[mark]
  if (closing !== undefined) {
    const end = text.indexOf(closing, at + mark.length)
    return end < 0 ? -1 : end + closing.length
  }
  const sign = /[>"']/g
  sign.lastIndex = at
  for (let found = sign.exec(text); found !== null; found = sign.exec(text)) {
    if (found[0] === '>') return sign.lastIndex
    // A quoted value may contain ">".
    const close = text.indexOf(found[0], sign.lastIndex)
    if (close < 0) return -1
    sign.lastIndex = close + 1
  }
  return -1
}
