/**
 * Merges letters that sound alike in Spanish and drops silent ones: "kiero" equals "quiero". Expects lower case
 * without accents.
 */
export function soundOf(word: string): string {
  return word
    .replaceAll('ch', 'C')
    .replaceAll(/qu(?=[ei])|q/g, 'k')
    .replaceAll(/gu(?=[ei])/g, 'G')
    .replaceAll(/g(?=[ei])/g, 'j')
    .replaceAll(/c(?=[ei])|z|x/g, 's')
    .replaceAll('c', 'k')
    .replaceAll('ll', 'y')
    .replaceAll('h', '')
    .replaceAll('v', 'b')
    .replaceAll('w', 'u')
    .replaceAll('G', 'g')
    .replaceAll(/(.)\1+/g, '$1')
}
