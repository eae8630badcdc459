/** @throws PdfRefused (refusal.mjs) */
export function judgePdf(bytes: Buffer): void
