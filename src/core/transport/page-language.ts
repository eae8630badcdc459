/**
 * The language on the screen (app/page/appearance.ts), told with each call so that a refusal comes in it. A browser sends this header
 * anyway and asks no host's permission for another value; a host that knows Spanish alone goes on as before. A worker shows no answer
 * to anybody.
 */
export function pageLanguage(): Record<string, string> {
  const { document } = globalThis as { document?: { documentElement: { lang: string } } }
  return { 'accept-language': document?.documentElement.lang || '*' }
}
