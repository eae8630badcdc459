/** Scripts that every page has loaded before it imports another chunk. */
const FIRST = /^assets\/(rolldown-runtime|start|early|react)-[\w-]+\.js$/
/** Scripts that every session has loaded, because the first scripts fetch them. */
const OF_SESSION = /^assets\/(session|home|shared)-[\w-]+\.js$/

/**
 * Returns the scripts that a chunk preloads for a dynamic import: only those that may be missing. All of them
 * would be some hundred bytes in each chunk. A page without a session that needs one waits for one more round
 * trip.
 */
export function missingFiles(
  _file: string,
  needed: string[],
  { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html' || FIRST.test(hostId)) return needed
  return needed.filter((file) => !FIRST.test(file) && !OF_SESSION.test(file))
}
