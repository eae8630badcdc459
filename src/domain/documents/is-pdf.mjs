// JavaScript, because the payroll worker runs without a build (payroll-worker.mjs).

const HEAD_BYTES = 1024
/**
 * Lines that programs leave before the header: blank lines, comments ("%!" begins PostScript), headers of a
 * response or a mail, parameters that continue headers, and the boundary of a part.
 */
const LINE =
  /^(?:[\t ]*|%(?!!)[\t\x20-\x7e]*|HTTP\/[\d.]+ [\x20-\x7e]*|[A-Za-z][\w-]*:[\t\x20-\x7e]*|[\t ]+[\w*-]+=[\x20-\x7e]*|--[\w=.'-]+)$/
const BYTE_ORDER_MARK = /^\xef\xbb\xbf/
/** Mark of a tar archive. Its first bytes are the name of its first file, which may look like a PDF's header. */
const TAR = 'ustar'
const TAR_AT = 257

/**
 * Returns whether a file is a PDF. Its header must be at the start, after blank lines, or after lines that mail and
 * web programs write. Other text, a NUL or the start of another file type before it is not accepted.
 * @param {Uint8Array} bytes
 */
export function isPdf(bytes) {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES))
  const at = head.indexOf('%PDF-')
  if (at < 0 || head.startsWith(TAR, TAR_AT)) return false
  const lines = head
    .slice(0, at)
    .replace(BYTE_ORDER_MARK, '')
    .split(/\r\n|\r|\n/)
  return lines.every((line) => LINE.test(line)) && lines.at(-1).trim() === ''
}
