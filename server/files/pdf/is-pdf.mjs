const HEAD_BYTES = 1024
/** Lines of text, with a mark of UTF-8 or without; not those that begin a program or a page in another language. */
const BEFORE =
  // oxlint-disable-next-line no-control-regex
  /^(?!\s*(?:MZ|PK|BM|GIF8|RIFF|#!|%!|<|\{\\rtf))(?:\xef\xbb\xbf)?[\t\n\r\f\0\x20-\x7e]*$/

/**
 * A PDF may have something before its header, in its first 1,024 bytes: a mark, blank lines, or what a mail or a web
 * program put there. The beginning of another kind of file is none of these.
 * @param {Uint8Array} bytes
 */
export function isPdf(bytes) {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1')
  const at = head.indexOf('%PDF-')
  return at === 0 || (at > 0 && BEFORE.test(head.slice(0, at)))
}
