import { isUtf8 } from 'node:buffer'
import sax from 'sax'
import { withoutAddenda } from './addenda.mjs'
import { CfdiRefused } from './refusal.mjs'

export const MAX_XML_BYTES = 8 * 1_048_576
const MAX_DEPTH = 24
const MAX_ELEMENTS = 5000
const MAX_ATTRIBUTES = 60
const MAX_VALUE = 16_384
/**
 * Maximum depth of documents within texts. A stamping provider's response contains the SAT's response as
 * text.
 */
const MAX_WITHIN = 3
const RECEIPT = 'Comprobante'

/**
 * Characters forbidden by XML 1.0, also as references such as &#0;. XML 1.0 allows C1 controls, which the
 * reader of a receipt drops.
 */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/
/** Base64 of a text that starts with "<", with or without a byte order mark. */
const PACKED = /^(?:P[A-Za-z0-9+/]|77u\/P)[A-Za-z0-9+/\s]{18,}={0,2}$/
const FILLER = new Set(['\u0000', '\u001a'])
const QUOTED = /"[^"]*"|'[^']*'/g

/**
 * Parses the elements of a document into plain data. Refuses a document type, so only XML's own five entities
 * exist. Refuses processing instructions, because a browser would follow them in the stored file. Skips the
 * Addenda of a receipt.
 * @param {Uint8Array} bytes
 * @throws CfdiRefused
 */
export function readXml(bytes) {
  if (bytes.length > MAX_XML_BYTES) throw new CfdiRefused('tooLarge')
  const { root, encoding, isOther } = parseBytes(bytes)
  // Only receipts must be UTF-8. SAT responses often name the encoding of the program that saved them.
  const isRight = !isOther && encoding === 'utf-8'
  if (root.name === RECEIPT && !isRight) throw new CfdiRefused('encoding')
  if (root.name !== RECEIPT) openTexts(root, MAX_WITHIN)
  return root
}

function parseBytes(bytes) {
  const decoded = decode(bytes)
  if (decoded !== null) {
    const { root, encoding } = parse(decoded.text)
    return { root, encoding, isOther: decoded.isWide }
  }
  // Some programs save the SAT's response in Windows-1252. Reading it as Latin-1 is enough, because folios
  // and states are ASCII.
  const tree = parsedOrNull(withoutFiller(Buffer.from(bytes).toString('latin1')))
  if (tree === null) throw new CfdiRefused('encoding')
  return { root: tree.root, encoding: tree.encoding, isOther: true }
}

function parsedOrNull(text) {
  try {
    return parse(withoutAddenda(text))
  } catch (cause) {
    if (cause instanceof CfdiRefused) return null
    throw cause
  }
}

function parse(text) {
  const parser = sax.parser(true, { xmlns: true, position: true, strictEntities: true })
  const reader = new TreeReader(parser, text)
  try {
    parser.write(reader.text).close()
  } catch (cause) {
    throw cause instanceof CfdiRefused ? cause : new CfdiRefused('malformed', parser.line + 1)
  }
  if (reader.root === null) throw new CfdiRefused('malformed', 1)
  return reader
}

/**
 * Decodes UTF-16 with a byte order mark, otherwise UTF-8, and removes the mark. Before decoding UTF-8,
 * removes Addendas, which programs write in other encodings. Returns null for any other encoding.
 */
function decode(bytes) {
  const mark = bytes.length < 2 ? 0 : bytes[0] * 256 + bytes[1]
  const wide = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : null
  try {
    const read = wide === null ? bytesWithoutAddenda(bytes) : bytes
    const text = new TextDecoder(wide ?? 'utf-8', { fatal: true }).decode(read)
    return { text: withoutFiller(text), isWide: wide !== null }
  } catch (cause) {
    if (cause instanceof TypeError) return null
    throw cause
  }
}

function bytesWithoutAddenda(bytes) {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const rest = withoutAddenda(text)
  return rest === text ? bytes : Buffer.from(rest, 'latin1')
}

function withoutFiller(text) {
  let end = text.length
  while (end > 0 && FILLER.has(text[end - 1])) end--
  return text.slice(0, end)
}

/**
 * Parses documents in an element's text and attributes, plain or in base64, and adds them as children. Other
 * text that starts with "<", such as a web page, stays text.
 */
function openTexts(element, most) {
  for (const child of element.children) openTexts(child, most)
  if (most === 0) return
  for (const value of [element.text, ...element.attributes.map(([, each]) => each)]) {
    const text = value.trim()
    const inner = PACKED.test(text) ? unpacked(text) : text
    const tree = inner.startsWith('<') ? parsedOrNull(inner) : null
    if (tree === null) continue
    openTexts(tree.root, most - 1)
    element.children.push(tree.root)
    if (value === element.text) element.text = ''
  }
}

/** Returns '' for bytes that are not text. A seal is base64, too. */
function unpacked(text) {
  const bytes = Buffer.from(text, 'base64')
  return isUtf8(bytes)
    ? bytes
        .toString('utf8')
        .replace(/^\ufeff/, '')
        .trim()
    : ''
}

/**
 * Attributes of the current tag. The parser compares each new one with all others and reports none before the
 * tag ends. 100,000 of them would take it half a minute.
 */
class TagAttributes extends Array {
  refuse = () => undefined

  push(...added) {
    if (this.length >= MAX_ATTRIBUTES) this.refuse()
    return super.push(...added)
  }
}

class TreeReader {
  root = null
  encoding = 'utf-8'
  #open = []
  #elements = 0

  constructor(parser, text) {
    this.parser = parser
    this.text = text
    parser.attribList = new TagAttributes()
    parser.attribList.refuse = () => this.refuse('heavy')
    parser.onerror = () => this.refuse('malformed')
    parser.ondoctype = () => this.refuse('doctype')
    parser.onsgmldeclaration = () => this.refuse('doctype')
    parser.onprocessinginstruction = (instruction) => this.instruction(instruction)
    parser.onopentag = (tag) => this.begin(tag)
    parser.onclosetag = () => this.end()
    parser.ontext = (value) => this.write(value)
    parser.oncdata = (value) => this.write(value)
  }

  refuse(problem) {
    throw new CfdiRefused(problem, this.parser.line + 1)
  }

  instruction({ name, body }) {
    const isDeclaration = name === 'xml' && this.#elements === 0
    if (!isDeclaration) this.refuse('instruction')
    this.encoding = (/encoding\s*=\s*["']([^"']*)["']/i.exec(body)?.[1] ?? 'utf-8').toLowerCase()
    if (!/^\s*version\s*=\s*["']1\.0["']/.test(body)) this.refuse('malformed')
  }

  begin(tag) {
    this.#elements++
    if (this.#elements > MAX_ELEMENTS || this.#open.length >= MAX_DEPTH) this.refuse('heavy')
    const isSecondRoot = this.#open.length === 0 && this.root !== null
    if (isSecondRoot) this.refuse('malformed')
    const pairs = Object.values(tag.attributes)
    this.checkAttributes(pairs)
    const element = {
      name: tag.local,
      namespace: tag.uri,
      attributes: pairs
        .filter(({ prefix, name }) => prefix === '' && name !== 'xmlns')
        .map(({ name, value }) => [name, value]),
      children: [],
      text: '',
    }
    if (this.#open.length === 0) this.root = element
    else this.#open.at(-1).children.push(element)
    this.#open.push(element)
  }

  checkAttributes(pairs) {
    for (const { value } of pairs) {
      if (value.length > MAX_VALUE) this.refuse('heavy')
      this.checkText(value)
    }
    // The parser silently drops a repeated attribute, and another reader might use it.
    const source = this.text.slice(this.parser.startTagPosition, this.parser.position)
    const written = source.replace(QUOTED, '').split('=').length - 1
    if (written !== pairs.length || source.includes('<')) this.refuse('malformed')
    const names = pairs.map(({ uri, local }) => `${uri} ${local}`)
    if (new Set(names).size !== names.length) this.refuse('malformed')
  }

  checkText(value) {
    if (FORBIDDEN.test(value) || !value.isWellFormed()) this.refuse('malformed')
  }

  write(value) {
    const element = this.#open.at(-1)
    if (element === undefined) return
    // Receipts contain no text. An element of a SAT response may contain a whole document as text.
    if (this.root.name === RECEIPT) return this.checkText(value)
    if (!value.isWellFormed()) this.refuse('malformed')
    element.text += value
  }

  end() {
    this.#open.pop()
  }
}
