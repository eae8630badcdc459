/**
 * Reads files with large libraries in a separate process. Excessive memory use or a crash of a library ends
 * only this process. It gets one file on stdin and has no environment variables. Written in JavaScript
 * because the built server starts this file directly.
 * - `jpg`, `png`, `heic`, `webp`: writes the re-encoded picture to stdout, the last two as JPEG.
 * - `pdf`: writes nothing.
 *
 * Exit codes are those of run-worker.ts. Any other exit, such as a signal or lack of memory, says nothing
 * about the file.
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

/**
 * Maximum pixels of a picture: above the usual size of a phone's camera, below the size that exhausts memory.
 */
const MAX_PIXELS = 50_000_000
/** Maximum pixels of a HEIC, which needs more memory. Phone pictures usually have 12 megapixels. */
const MAX_HEIC_PIXELS = 25_000_000
/** Maximum pixels of the longer side: 350 dpi for an A4 page, enough for small print. */
const MAX_SIDE = 4096
const QUALITY = 88

/**
 * Warnings of libjpeg that mean damage. Other warnings are harmless output of cameras, such as stray bytes
 * before a marker. A JPEG has no checksum, so single wrong bytes may stay unnoticed.
 */
const DAMAGE = /Corrupt JPEG data: (?!\d+ extraneous)|Premature end of JPEG/

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

/** A failure to load a library does not mean that the file is damaged. */
async function load(part) {
  try {
    return await part()
  } catch (cause) {
    process.exit(isShortage(cause) ? LIMIT : NOT_LOADED)
  }
}

/** Re-encodes a picture upright and without metadata. */
async function cleanImage(bytes, kind) {
  const { default: sharp } = await load(() => import('sharp'))
  // Disables the cache and threads of sharp, to keep its memory below the limit of run-worker.ts.
  sharp.cache(false)
  sharp.concurrency(1)
  // Reads the header without a limit, to distinguish a picture bomb from a broken file.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > MAX_PIXELS) process.exit(TOO_MANY_PIXELS)
  const drawAgain = (failOn) => {
    const image = sharp(bytes, { failOn, limitInputPixels: MAX_PIXELS, sequentialRead: true, pages: 1 })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    if (kind === 'png') return image.png({ compressionLevel: 8 }).toBuffer()
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
  for (
    let at = bytes.indexOf('ispe');
    at >= 0 && at + 16 <= bytes.length;
    at = bytes.indexOf('ispe', at + 4)
  ) {
    const pixels = bytes.readUInt32BE(at + 8) * bytes.readUInt32BE(at + 12)
    if (pixels > MAX_HEIC_PIXELS) process.exit(TOO_MANY_PIXELS)
  }
  const { onlyPrimary } = await load(() => import('./heic-primary.mjs'))
  const { default: convert } = await load(() => import('heic-convert'))
  const toJpeg = async (buffer) => Buffer.from(await convert({ buffer, format: 'JPEG', quality: 0.92 }))
  try {
    return await toJpeg(onlyPrimary(bytes))
  } catch (cause) {
    // The primary item may be a thumbnail that the decoder does not list. Converts the large picture instead.
    if (cause?.message !== 'HEIF image not found') throw cause
    return toJpeg(bytes)
  }
}

/**
 * Checks a PDF with this project's parser, which trusts no table of the file. Then the app's PDF reader must
 * open it.
 */
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
  const tasks = [await document.getJSActions(), await document.getAttachments(), document.isPureXfa || null]
  if (tasks.some((each) => each !== null)) process.exit(ACTIVE)
}

async function work(job, bytes) {
  if (job === 'pdf') return openPdf(bytes)
  const picture = job === 'heic' ? await convertHeic(bytes) : bytes
  const clean = await cleanImage(picture, job)
  await new Promise((resolve) => process.stdout.write(clean, resolve))
}

/** Returns whether memory ran out. Libraries wrap errors, so inner causes count, too. */
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
  // RangeError: an array or text above its maximum size, or a stack overflow.
  return cause instanceof RangeError ? HEAVY : BROKEN
}

// Also exits for an error in a promise that no library awaits.
process.on('uncaughtException', (cause) => process.exit(exitOf(cause)))
// The HEIC decoder reports problems with console.log, which would corrupt the picture on stdout.
// oxlint-disable-next-line no-console
console.log = () => undefined
// Hostile files cause many errors. Their stack traces would take longer than the rest.
Error.stackTraceLimit = 0
try {
  await work(process.argv[2], await readInput())
  process.exit(0)
} catch (cause) {
  process.exit(exitOf(cause))
}
