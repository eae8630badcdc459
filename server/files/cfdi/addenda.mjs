/** Start of a tag: a comment, a CDATA section, an instruction, the end of an element, or its start. */
const MARK = /<(?:!--|!\[CDATA\[|\?|\/|[^ \t\r\n<>/!?])/g
const CLOSINGS = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' }
const NAME = /[^ \t\r\n<>/]*/y
const ADDENDA = /^(?:[^:]+:)?Addenda$/
const REST_OF_END = /[ \t\r\n]*>/y

/**
 * Removes the Addendas: the issuer's own content of any shape, size and encoding, which is never read.
 * Line breaks stay, so that later errors name the right line.
 * @param {string} text of a document, or its bytes with one character a byte
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

/**
 * Returns the start and end of each Addenda directly below the root. Where the tags no longer match, the
 * last Addenda that began is taken to its last end tag.
 */
function addendas(text) {
  const found = []
  const open = []
  let last = null
  for (const { at, end, is, name } of tagsOf(text)) {
    if (is === 'start' && open.length === 1 && ADDENDA.test(name)) last = { at, name, root: open[0] }
    if (end < 0 || (is === 'end' && open.pop() !== name)) return untilLastEnd(text, found, last)
    if (is === 'start' && text[end - 2] !== '/') open.push(name)
    else if (open.length === 1 && last !== null && last.at > (found.at(-1)?.[0] ?? -1))
      found.push([last.at, end])
  }
  return open.length === 0 ? found : untilLastEnd(text, found, last)
}

/** Replaces the range of the last Addenda: up to its last end tag, or without one up to the root's. */
function untilLastEnd(text, found, last) {
  if (last === null) return []
  const own = lastEndTag(text, last.name)
  const until = own.at > last.at ? own.end : lastEndTag(text, last.root).at
  const others = found.filter(([from]) => from < last.at)
  return until > last.at ? [...others, [last.at, until]] : others
}

function lastEndTag(text, name) {
  const tag = `</${name}`
  for (let at = text.lastIndexOf(tag); at >= 0; at = at === 0 ? -1 : text.lastIndexOf(tag, at - 1)) {
    REST_OF_END.lastIndex = at + tag.length
    if (REST_OF_END.test(text)) return { at, end: REST_OF_END.lastIndex }
  }
  return { at: -1, end: -1 }
}

/** Yields tags, comments and sections, the last one with a negative end when it never ends. */
function* tagsOf(text) {
  MARK.lastIndex = 0
  for (let found = MARK.exec(text); found !== null; found = MARK.exec(text)) {
    const [mark] = found
    const at = found.index
    const end = endOfMark(text, at, mark)
    if (mark in CLOSINGS) yield { at, end, is: 'other', name: '' }
    else if (mark === '</') yield { at, end, is: 'end', name: nameAt(text, at + 2) }
    else yield { at, end, is: 'start', name: nameAt(text, at + 1) }
    if (end < 0) return
    MARK.lastIndex = end
  }
}

function nameAt(text, at) {
  NAME.lastIndex = at
  return NAME.exec(text)[0]
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
