const MARK = /<(?:!--|!\[CDATA\[|\?|\/|[^ \t\r\n<>/!?])/g
const CLOSINGS = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' }
const NAME = /[^ \t\r\n<>/]*/y
const ADDENDA = /^(?:[^:]+:)?Addenda$/
const REST_OF_END = /[ \t\r\n]*>/y
const START = /<([^ \t\r\n<>/!?][^ \t\r\n<>/]*)/g
const PARTS = new Set(
  'InformacionGlobal CfdiRelacionados Emisor Receptor Conceptos Impuestos Complemento'.split(' '),
)

/**
 * Removes the Addendas. An Addenda is the issuer's own content of any shape, size and encoding, and is never
 * read. Keeps line breaks, so that later errors name the right line.
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
 * Returns the start and end of each Addenda directly below the root. An Addenda ends at its own end tag, even
 * when the tags inside do not match. Leaves out a malformed Addenda that may contain a part of the receipt.
 * The parser then refuses the receipt.
 */
function addendas(text) {
  const found = []
  const open = []
  let current = null
  for (const { at, end, is, name, isSound } of tagsOf(text)) {
    if (is === 'start' && open.length === 1 && current === null && ADDENDA.test(name))
      current = { at, name, root: open[0], isSound: true }
    if (end < 0) break
    if (current !== null) current.isSound &&= isSound
    if (is === 'start' && text[end - 2] !== '/') open.push(name)
    else if (is === 'end' && open.at(-1) === name) open.pop()
    else if (is === 'end') {
      if (current === null) return found
      current.isSound = false
      if (name === current.name) open.length = 1
    }
    if (current === null || open.length > 1) continue
    if (!current.isSound && mayHoldMore(text, current, end)) return found
    found.push([current.at, end])
    current = null
  }
  if (current === null) return found
  const until = lastEndOf(text, current)
  return until < 0 || mayHoldMore(text, current, until) ? found : [...found, [current.at, until]]
}

/**
 * Returns the end of an unclosed Addenda: after its last end tag, else before the root's last end tag.
 * Returns a negative number when both tags are missing.
 */
function lastEndOf(text, { at, name, root }) {
  const own = lastEndTag(text, name)
  if (own.at > at) return own.end
  const last = lastEndTag(text, root).at
  return last > at ? last : -1
}

/**
 * Returns whether a malformed Addenda may have ended before `until`. It then contains an element of the
 * receipt, or any element after an end tag with the Addenda's name.
 */
function mayHoldMore(text, { at, name, root }, until) {
  const inside = text.slice(at, until)
  const firstEnd = inside.indexOf(`</${name}`)
  const prefix = root.slice(0, root.indexOf(':') + 1)
  for (const { 1: start, index } of inside.matchAll(START)) {
    if (start.startsWith(prefix) && PARTS.has(start.slice(prefix.length))) return true
    if (firstEnd >= 0 && index > firstEnd && start !== name) return true
  }
  return false
}

function lastEndTag(text, name) {
  const tag = `</${name}`
  for (let at = text.lastIndexOf(tag); at >= 0; at = at === 0 ? -1 : text.lastIndexOf(tag, at - 1)) {
    REST_OF_END.lastIndex = at + tag.length
    if (REST_OF_END.test(text)) return { at, end: REST_OF_END.lastIndex }
  }
  return { at: -1, end: -1 }
}

/**
 * Yields tags, comments and sections. `end` is negative for an unclosed one at the end. `isSound` is false
 * for a tag that contains "<", because an unclosed quote may include other tags.
 */
function* tagsOf(text) {
  MARK.lastIndex = 0
  for (let found = MARK.exec(text); found !== null; found = MARK.exec(text)) {
    const [mark] = found
    const at = found.index
    const end = endOfMark(text, at, mark)
    if (mark in CLOSINGS) yield { at, end, is: 'other', name: '', isSound: true }
    else {
      const is = mark === '</' ? 'end' : 'start'
      const isSound = end < 0 || !text.slice(at + 1, end).includes('<')
      yield { at, end, is, name: nameAt(text, at + (is === 'end' ? 2 : 1)), isSound }
    }
    if (end < 0) return
    MARK.lastIndex = end
  }
}

function nameAt(text, at) {
  NAME.lastIndex = at
  return NAME.exec(text)[0]
}

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
    // Continues after the closing quote, because a quoted value may contain ">".
    const close = text.indexOf(found[0], sign.lastIndex)
    if (close < 0) return -1
    sign.lastIndex = close + 1
  }
  return -1
}
