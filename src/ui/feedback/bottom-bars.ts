/**
 * Horizontal positions to check for a bar, in px from the middle of the window. The bar of a pane does not
 * span the window.
 */
const OFFSETS = [-120, 0, 120]
/**
 * Height in px above the lower edge of the window, where bars are checked. A pane ends slightly above this
 * edge.
 */
const ABOVE = 24

export function bottomBars(): number {
  return Math.max(...OFFSETS.map((aside) => barAt(window.innerWidth / 2 + aside)))
}

function barAt(x: number): number {
  const { innerHeight } = window
  // jsdom has no elementsFromPoint.
  const stack = (document as Partial<Document>).elementsFromPoint?.(x, innerHeight - ABOVE) ?? []
  const bar = stack.find((element) => {
    const { height } = element.getBoundingClientRect()
    return /sticky|fixed/.test(getComputedStyle(element).position) && height > 0 && height < innerHeight / 2
  })
  return bar ? innerHeight - bar.getBoundingClientRect().top : 0
}
