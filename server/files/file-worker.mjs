/**
 * Reads what only large libraries can read, in a process of its own: memory that a file makes them take, or a fault in
 * them, ends with this process and touches nothing else. It gets one file on stdin, has no environment, and is
 * JavaScript because the built server starts it as it stands here.
 *
 * `jpg`, `png`, `heic`, `webp`: answers the picture alone on stdout, drawn again, the last two as a JPEG. `pdf`: answers nothing.
 * Exit codes: those of run-worker.ts; any other end, a signal too, is a limit of ours and says nothing about the file.
 * Nor does a library that can't be loaded, or one that gets no memory: only what is known to be damaged is called so.
 */
const LOCKED = 3
const BROKEN = 4
const TOO_MANY_PIXELS = 5
const ACTIVE = 6
const HEAVY = 7
const MIXED = 8
const NOT_LOADED = 9
const LIMIT = 10
const PDF_EXITS = { locked: LOCKED, broken: BROKEN, active: ACTIVE, heavy: HEAVY, mixed: MIXED }

/** More than a telephone's camera gives, less than what fills the memory (quality.md). */
const MAX_PIXELS = 50_000_000
/** HEIC takes 17 bytes of memory for each: a telephone's usual pictures have 12 megapixels. */
const MAX_HEIC_PIXELS = 25_000_000
/** Pixels of the longer side that are kept: small print of an A4 page at 350 dpi. */
const LONGEST_SIDE = 4096
const QUALITY = 88

/**
 * Bytes in the middle that make no sense are only a warning of libjpeg's, and so is much that cameras write and that
 * spoils nothing: stray bytes before a marker, odd parameters. A JPEG has no check sum, so single bytes may go unseen.
 */
const DAMAGE = /Corrupt JPEG data: (?!\d+ extraneous)|Premature end of JPEG/

/** What libraries say when the system gives them no memory, files or processes. */
const SHORTAGE = new RegExp(
  'out of memory|insufficient memory|alloc|enlarge memory|memory size exceeded|creating thread|' +
    'temporarily unavailable|too many open files|no space left',
  'i',
)
const SHORTAGES = new Set([
  'Z_MEM_ERROR',
  'ENOMEM',
  'EMFILE',
  'ENFILE',
  'EAGAIN',
  'ENOSPC',
  'ERR_MEMORY_ALLOCATION_FAILED',
])

async function readInput() {
  const chunks = []
  for await (const chunk of process.stdin) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** A part of ours that can't be loaded says nothing about the file. */
async function load(part) {
  try {
    return await part()
  } catch (cause) {
    process.exit(isShortage(cause) ? LIMIT : NOT_LOADED)
  }
}

/** Upright, without place, device, time or anything else that was behind the picture. */
async function cleanImage(bytes, kind) {
  const { default: sharp } = await load(() => import('sharp'))
  // Every byte of it counts towards the limit of run-worker.ts.
  sharp.cache(false)
  sharp.concurrency(1)
  // The header of a bomb must be read to be told from a broken one.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > MAX_PIXELS) process.exit(TOO_MANY_PIXELS)
  const drawAgain = (failOn) => {
    const image = sharp(bytes, { failOn, limitInputPixels: MAX_PIXELS, sequentialRead: true, pages: 1 })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    if (kind === 'png') return image.png({ compressionLevel: 8 }).toBuffer()
    // A WebP may let through what is behind it.
    return image.flatten({ background: '#fff' }).jpeg({ quality: QUALITY }).toBuffer()
  }
  if (kind !== 'jpg') return drawAgain('error')
  try {
    return await drawAgain('warning')
  } catch (cause) {
    if (DAMAGE.test(cause?.message ?? '')) throw cause
    return drawAgain('error')
  }
}

async function convertHeic(bytes) {
  // The largest size that any of its headers names; a grid names its tiles, too.
  for (
    let at = bytes.indexOf('ispe');
    at >= 0 && at + 16 <= bytes.length;
    at = bytes.indexOf('ispe', at + 4)
  ) {
    const pixels = bytes.readUInt32BE(at + 8) * bytes.readUInt32BE(at + 12)
    if (pixels > MAX_HEIC_PIXELS) process.exit(TOO_MANY_PIXELS)
  }
  const { default: convert } = await load(() => import('heic-convert'))
  return Buffer.from(await convert({ buffer: bytes, format: 'JPEG', quality: 0.92 }))
}

/** Ours first, which believes no table of the file; then the reader that the app shows it with must open it. */
async function openPdf(bytes) {
  const { judgePdf } = await load(() => import('./pdf/judge.mjs'))
  judgePdf(bytes)
  const { getDocument, VerbosityLevel } = await load(() => import('pdfjs-dist/legacy/build/pdf.mjs'))
  const task = getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  const document = await task.promise
  if (document.numPages < 1) throw new Error('no page')
  await document.getPage(1)
  const doings = [await document.getJSActions(), await document.getAttachments(), document.isPureXfa || null]
  if (doings.some((each) => each !== null)) process.exit(ACTIVE)
}

async function work(job, bytes) {
  if (job === 'pdf') return openPdf(bytes)
  const picture = job === 'heic' ? await convertHeic(bytes) : bytes
  const clean = await cleanImage(picture, job)
  await new Promise((resolve) => process.stdout.write(clean, resolve))
}

/** Libraries wrap what they were told: the inner causes count, too. */
function isShortage(cause) {
  for (let each = cause; each !== undefined && each !== null; each = each.cause) {
    if (SHORTAGES.has(each.code) || SHORTAGE.test(each.message ?? each)) return true
  }
  return false
}

function exitOf(cause) {
  if (cause?.name === 'PdfRefused') return PDF_EXITS[cause.problem]
  if (cause?.name === 'PasswordException') return LOCKED
  if (isShortage(cause)) return LIMIT
  // More than one array or one text can hold, or calls that went too deep.
  return cause instanceof RangeError ? HEAVY : BROKEN
}

// A library may fail in a call of its own that nobody waits for.
process.on('uncaughtException', (cause) => process.exit(exitOf(cause)))
// Hostile files make many faults, and the list of calls of each would take longer than the rest.
Error.stackTraceLimit = 0
try {
  await work(process.argv[2], await readInput())
  process.exit(0)
} catch (cause) {
  process.exit(exitOf(cause))
}
