/** Places to look for a bar, in px from the middle of the window: the bar of a pane does not span the window. */
const OFFSETS = [-120, 0, 120]
/** Height in px above the lower edge at which to look: a pane ends a little before the window does. */
const ABOVE = 24

export function bottomBars(): number {
  return Math.max(...OFFSETS.map((aside) => barAt(window.innerWidth / 2 + aside)))
}

function barAt(x: number): number {
  const { innerHeight } = window
  // Absent in jsdom.
  const stack = (document as Partial<Document>).elementsFromPoint?.(x, innerHeight - ABOVE) ?? []
  const bar = stack.find((element) => {
    const { height } = element.getBoundingClientRect()
    return /sticky|fixed/.test(getComputedStyle(element).position) && height > 0 && height < innerHeight / 2
  })
  return bar ? innerHeight - bar.getBoundingClientRect().top : 0
}
