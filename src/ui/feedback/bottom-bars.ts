/** px that bars at the lower edge take, whichever screen or dialog drew them; `but` is none of them. */
export function bottomBars(but: Element | null = null): number {
  const { innerHeight, innerWidth } = window
  // Absent in jsdom.
  const stack = (document as Partial<Document>).elementsFromPoint?.(innerWidth / 2, innerHeight - 2) ?? []
  const bar = stack.find((element) => {
    if (but?.contains(element)) return false
    const { height } = element.getBoundingClientRect()
    return /sticky|fixed/.test(getComputedStyle(element).position) && height > 0 && height < innerHeight / 2
  })
  return bar ? innerHeight - bar.getBoundingClientRect().top : 0
}
