/**
 * Decodes the body of a response. Tries UTF-8 first, because PHP hosts declare other encodings and send
 * UTF-8. Other bytes are read in the declared encoding, or else as windows-1252 (which includes Latin-1).
 */
export function answerText(bytes: ArrayBuffer, contentType: string | null): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // The body is not UTF-8.
    return decoderOf(/charset\s*=\s*"?([\w.:-]+)/i.exec(contentType ?? '')?.[1]).decode(bytes)
  }
}

const FALLBACK = 'windows-1252'

function decoderOf(charset = FALLBACK): TextDecoder {
  // A body that is not UTF-8 although its header says so is decoded like a body without a header.
  if (/^utf-?8$/i.test(charset)) return new TextDecoder(FALLBACK)
  try {
    return new TextDecoder(charset)
  } catch {
    // The encoding is unknown.
    return new TextDecoder(FALLBACK)
  }
}
