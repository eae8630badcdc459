// JavaScript, because the payroll worker runs without a build (payroll-worker.mjs).

/** PDF Reference 1.7, appendix H, note 13: readers search for the header in the first 1,024 bytes. */
const HEAD_BYTES = 1024

/** ZIP, RAR, 7z, gzip, bzip2, xz, cabinet, ar. */
const ARCHIVES = [
  'PK\x03\x04',
  'PK\x05\x06',
  'PK\x07\x08',
  'Rar!',
  '7z\xbc\xaf',
  '\x1f\x8b',
  'BZh',
  '\xfd7zXZ',
  'MSCF',
  '!<arch>',
]
/** JPEG, PNG, GIF, TIFF, WebP and AVI, Ogg, MP3, FLAC. */
const MEDIA = ['\xff\xd8\xff', '\x89PNG', 'GIF8', 'II*\0', 'MM\0*', 'RIFF', 'OggS', 'ID3', 'fLaC']
/** Windows, Linux, Java and macOS, Android, WebAssembly, scripts. */
const PROGRAMS = [
  'MZ',
  '\x7fELF',
  '\xca\xfe\xba\xbe',
  '\xce\xfa\xed\xfe',
  '\xcf\xfa\xed\xfe',
  'dex\n',
  '\0asm',
  '#!',
  '@echo',
]
/** Office before 2007, SQLite, PostScript, RTF. */
const DOCUMENTS = ['\xd0\xcf\x11\xe0', 'SQLite format 3', '%!', '{\\rtf']
/** First bytes of other formats, which their programs recognize only at the start of a file. */
const SIGNATURES = [...ARCHIVES, ...MEDIA, ...PROGRAMS, ...DOCUMENTS]
/** Signatures after the first byte: HEIC and videos, BMP, and tar, which begins with the name of its first file. */
const LATER_SIGNATURES = /** @type {const} */ ([
  ['', 'ftyp', 4],
  ['BM', '\0\0\0\0', 6],
  ['', 'ustar', 257],
])
/** HTML, SVG and XML, also after a byte order mark. */
const MARKUP = /^(?:\xef\xbb\xbf)?\s*<[!?/a-z]/i

/**
 * Returns whether a file is a PDF. Any bytes may come before its header (ISO 32000-2, 7.5.2), except the start of
 * another format. Other programs would open such a file as that format.
 * @param {Uint8Array} bytes
 */
export function isPdf(bytes) {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES))
  return head.includes('%PDF-') && !isOtherFormat(head)
}

/** @param {string} head */
function isOtherFormat(head) {
  if (MARKUP.test(head) || SIGNATURES.some((signature) => head.startsWith(signature))) return true
  return LATER_SIGNATURES.some(
    ([start, signature, at]) => head.startsWith(start) && head.startsWith(signature, at),
  )
}
