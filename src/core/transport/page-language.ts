/**
 * Returns the header with the language on the screen, because the server's texts must use this language.
 * Browsers send this header anyway, and another value needs no CORS preflight. Hosts that only know Spanish
 * ignore it. A worker has no page and sends '*', because it shows no responses.
 */
export function pageLanguage(): { 'accept-language': string } {
  const { document } = globalThis as { document?: { documentElement: { lang: string } } }
  return { 'accept-language': document?.documentElement.lang || '*' }
}
