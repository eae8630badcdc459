const COMMENTS = /^\ufeff?\s*(?:<!--[\s\S]*?-->\s*)*/
const PAGE =
  /^<(?:!doctype\s+html|html|head|meta|title|link|style|script|base|body|div|center|table|thead|tbody|tr|t[dh]|caption|h[1-6]|p|b|i|u|font|span|br|hr|img|a|ul|form|pre)\b/i
const MAIL_PAGE = /^\ufeff?(?:[a-z-]+:[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*\r?\n)*?mime-version:/i
const DECLARED = /^<\?xml\b/i
const INSTRUCTIONS = /^(?:\s*(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->))*\s*/
const ROOT = /^<(?:[\w.-]+:)?([\w.-]+)/
const HEAD = 20_000

const roots = new Map([
  ['workbook', 'xmlBook'],
  ['comprobante', 'receipt'],
  ['document-content', 'openDocument'],
  ['document', 'openDocument'],
])

/**
 * Returns the problem of a web page or an XML; null for any other text. Without an XML declaration, only a
 * workbook or a receipt counts as XML.
 * @param {string} text
 * @returns {string | null}
 */
export function otherFormat(text) {
  const head = text.slice(0, HEAD)
  const start = head.replace(COMMENTS, '')
  if (PAGE.test(start) || MAIL_PAGE.test(head)) return 'page'
  const body = start.replace(INSTRUCTIONS, '')
  const root = ROOT.exec(body)?.[1]?.toLowerCase() ?? ''
  if (!DECLARED.test(start)) return root === 'workbook' || root === 'comprobante' ? roots.get(root) : null
  return PAGE.test(body) ? 'page' : (roots.get(root) ?? 'otherXml')
}

/**
 * Returns the problem of a ZIP that is no .xlsx; null for a ZIP that may be one.
 * @param {(name: string) => boolean} has whether the ZIP has a part
 * @param {readonly string[]} names names of all parts, in lower case
 */
export function otherBook(has, names) {
  if (has('mimetype') && has('content.xml')) return 'openDocument'
  if (has('xl/workbook.bin')) return 'binaryBook'
  if (names.some((name) => name.endsWith('.iwa')) || has('index.zip')) return 'numbers'
  if (has('word/document.xml') || has('ppt/presentation.xml')) return 'document'
  return names.some((name) => name.startsWith('xl/') || name.startsWith('_rels/')) ? null : 'archive'
}
