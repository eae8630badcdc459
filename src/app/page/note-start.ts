import { type NotedPicture, noteReads } from '#core/store/note-reads.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { BUILD } from './early-start.ts'
import { firstFiles } from './first-files.ts'
import { takePicture } from './last-picture.ts'
import { currentWidth } from './use-width.ts'

/**
 * Stores what this start has read and fetched, for the next start.
 * @param drawnAt time of the first render, in ms like `performance.now()`
 * @throws when storing fails
 */
export function noteStart(place: string, drawnAt: number): Promise<void> {
  performance.mark('turno.inicio', { startTime: drawnAt })
  return noteReads(place, BUILD, filesUntil(drawnAt), pictureOf(place))
}

function filesUntil(drawnAt: number): string[] {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
  return firstFiles(performance.getEntriesByType('resource'), {
    until: drawnAt,
    named: new Set(scripts.map(({ src }) => new URL(src).pathname)),
    isWide: currentWidth() === 'wide',
  })
}

/**
 * Screens whose picture is stored, each with a selector of the elements to include. A picture contains no
 * amounts, and nothing that may change before the next start.
 */
const PICTURED: Readonly<Record<string, { name: NotedPicture['name']; selector: string }>> = {
  [paths.home]: { name: 'picture-home', selector: 'nav a:not(main a), [data-fact]' },
  [paths.payslips]: { name: 'picture-payslips', selector: 'a[href^="#/"], h1, h2, h3' },
}

/** Returns null for a screen without a picture, in a wide window, or when the address has changed. */
function pictureOf(place: string): NotedPicture | null {
  const pictured = PICTURED[place]
  if (currentWidth() !== 'phone' || !pictured || window.location.hash !== `#${place}`) return null
  return { name: pictured.name, value: takePicture(pictured.selector) }
}
