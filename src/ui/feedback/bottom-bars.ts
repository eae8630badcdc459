/** Where a bar is looked for, beside the middle: one of a pane does not reach across it. */
const ASIDE = [-120, 0, 120]
/** And so far above the edge: a pane ends a little before the window does. */
const ABOVE = 24

/** px that bars at the lower edge take, whichever screen, pane or dialog drew them. */
export function bottomBars(): number {
  return Math.max(...ASIDE.map((aside) => barAt(window.innerWidth / 2 + aside)))
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
