/** Scripts that every page has by the time it asks for another chunk. */
const FIRST = /^assets\/(rolldown-runtime|start|early|react)-[\w-]+\.js$/
/** And every session, for which the first scripts fetch them. */
const OF_SESSION = /^assets\/(session|home|shared)-[\w-]+\.js$/

/**
 * Which scripts a chunk that asks for another one names, to be fetched beside it: those that may not be here yet. All of
 * them would be some hundred bytes in each chunk; a page without a session that needs one waits a round trip longer.
 */
export function missingFiles(
  _file: string,
  needed: string[],
  { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html' || FIRST.test(hostId)) return needed
  return needed.filter((file) => !FIRST.test(file) && !OF_SESSION.test(file))
}
