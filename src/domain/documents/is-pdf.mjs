// JavaScript, because the payroll worker runs without a build (payroll-worker.mjs).

const HEAD_BYTES = 1024
/** Lines of text with or without UTF-8's byte order mark, but not the start of another file type. */
const BEFORE =
  // oxlint-disable-next-line no-control-regex
  /^(?!\s*(?:MZ|PK|BM|GIF8|RIFF|#!|%!|<|\{\\rtf))(?:\xef\xbb\xbf)?[\t\n\r\f\0\x20-\x7e]*$/

/**
 * Returns whether a file is a PDF. Its header may be preceded by other text in the first 1,024 bytes: a byte
 * order mark, blank lines, or text of a mail or web program. The start of another file type is not accepted.
 * @param {Uint8Array} bytes
 */
export function isPdf(bytes) {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES))
  const at = head.indexOf('%PDF-')
  return at === 0 || (at > 0 && BEFORE.test(head.slice(0, at)))
}
