const ABBREVIATIONS = /(?<![\p{L}\d])(?:isr|imss|issste|ptu|rcv|sgmm|uma)(?![\p{L}\d])/giu

/**
 * Changes "CAJA DE AHORRO" to "Caja de ahorro". A description with lower case, or of at most four characters,
 * stays unchanged.
 */
export function readable(description: string): string {
  const text = description.trim()
  if (text !== text.toUpperCase() || text.length <= 4) return text
  const sentence = text.charAt(0) + text.slice(1).toLowerCase()
  return sentence.replace(ABBREVIATIONS, (word) => word.toUpperCase())
}
