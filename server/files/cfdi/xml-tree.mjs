import sax from 'sax'
import { CfdiRefused } from './refusal.mjs'

/** A payroll receipt has some 10 KB; one of a long settlement with its certificate, fifty. */
export const MOST_XML_BYTES = 512 * 1024
const MOST_DEPTH = 24
const MOST_ELEMENTS = 5000
const MOST_ATTRIBUTES = 60
/** The longest of the standard is the certificate, some 3,000 letters. */
const MOST_VALUE = 16_384
/** Below a receipt's Comprobante: the issuer's own, in any shape; nothing of it is read. */
const ASIDE = new Set(['Addenda'])

/** What XML 1.0 forbids (a document may still name it as &#0;), and what only hides: C1 controls. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/
const QUOTED = /"[^"]*"|'[^']*'/g

/**
 * The elements of a document as plain data. A document type is refused as such, so there are no entities but XML's own
 * five, nothing external and nothing that grows; so are instructions, which a browser would follow in the kept file.
 * @param {Uint8Array} bytes
 * @throws CfdiRefused
 */
export function readXml(bytes) {
  if (bytes.length > MOST_XML_BYTES) throw new CfdiRefused('tooLarge')
  const text = decode(bytes)
  const parser = sax.parser(true, { xmlns: true, position: true, strictEntities: true })
  const reader = new TreeReader(parser, text)
  try {
    parser.write(text).close()
  } catch (cause) {
    throw cause instanceof CfdiRefused ? cause : new CfdiRefused('malformed', parser.line + 1)
  }
  if (reader.root === null) throw new CfdiRefused('malformed', 1)
  return reader.root
}

function decode(bytes) {
  try {
    // Drops a mark of byte order; another encoding is no UTF-8, or says so in its first line.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new CfdiRefused('encoding')
  }
}

class TreeReader {
  root = null
  #open = []
  #elements = 0
  #aside = 0

  constructor(parser, text) {
    this.parser = parser
    this.text = text
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
    const encoding = /encoding\s*=\s*["']([^"']*)["']/i.exec(body)?.[1] ?? 'utf-8'
    if (encoding.toLowerCase() !== 'utf-8') this.refuse('encoding')
    if (!/^\s*version\s*=\s*["']1\.0["']/.test(body)) this.refuse('malformed')
  }

  begin(tag) {
    this.#elements++
    if (this.#elements > MOST_ELEMENTS || this.#open.length >= MOST_DEPTH) this.refuse('heavy')
    const isSecondRoot = this.#open.length === 0 && this.root !== null
    if (isSecondRoot) this.refuse('malformed')
    const pairs = Object.values(tag.attributes)
    this.checkAttributes(pairs)
    const element = {
      name: tag.local,
      namespace: tag.uri,
      // Prefixed ones (xsi, xmlns) say nothing of a receipt.
      attributes: pairs
        .filter(({ prefix, name }) => prefix === '' && name !== 'xmlns')
        .map(({ name, value }) => [name, value]),
      children: [],
      text: '',
    }
    if (this.#aside > 0 || (this.#open.length === 1 && ASIDE.has(tag.local))) this.#aside++
    else if (this.#open.length === 0) this.root = element
    else this.#open.at(-1).children.push(element)
    this.#open.push(element)
  }

  checkAttributes(pairs) {
    if (pairs.length > MOST_ATTRIBUTES) this.refuse('heavy')
    for (const { value } of pairs) this.checkText(value)
    // The parser drops a second attribute of the same name in silence, and another reader might take it.
    const source = this.text.slice(this.parser.startTagPosition, this.parser.position)
    const written = source.replace(QUOTED, '').split('=').length - 1
    if (written !== pairs.length || source.includes('<')) this.refuse('malformed')
    const names = pairs.map(({ uri, local }) => `${uri} ${local}`)
    if (new Set(names).size !== names.length) this.refuse('malformed')
  }

  checkText(value) {
    if (value.length > MOST_VALUE) this.refuse('heavy')
    if (FORBIDDEN.test(value) || !value.isWellFormed()) this.refuse('malformed')
  }

  write(value) {
    this.checkText(value)
    const element = this.#open.at(-1)
    if (element === undefined || this.#aside > 0) return
    element.text += value
    if (element.text.length > MOST_VALUE) this.refuse('heavy')
  }

  end() {
    if (this.#aside > 0) this.#aside--
    this.#open.pop()
  }
}
