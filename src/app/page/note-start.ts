import { noteReads } from '#core/store/note-reads.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { BUILD } from './early.ts'
import { firstFiles } from './first-files.ts'
import { currentWidth } from './use-width.ts'

/**
 * Notes what this start has read and fetched, so that the next one begins with it.
 * @param drawnAt when its screen stood there: ms as `performance.now()` counts
 * @throws where nothing can be noted
 */
export function noteStart(place: string, drawnAt: number): Promise<void> {
  performance.mark('turno.inicio', { startTime: drawnAt })
  return noteReads(place, BUILD, filesUntil(drawnAt), factsOf(place))
}

function filesUntil(drawnAt: number): string[] {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
  return firstFiles(performance.getEntriesByType('resource'), {
    until: drawnAt,
    named: new Set(scripts.map(({ src }) => new URL(src).pathname)),
    isWide: currentWidth() === 'wide',
  })
}

/** Name, what the card is called, the day, the period; whoever has no name or no payment is told nothing. */
const FACTS = 4

/** What Inicio says beside its amounts: the person's name, and of their last payment what is not masked. */
function factsOf(place: string): string[] {
  if (place !== paths.home) return []
  const found = document.querySelectorAll<HTMLElement>('#root [data-fact]')
  return found.length === FACTS ? [...found].map(({ innerText }) => innerText) : []
}
