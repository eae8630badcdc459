/** px that bars at the lower edge take, whichever screen or dialog drew them. */
export function bottomBars(): number {
  const { innerHeight, innerWidth } = window
  // Absent in jsdom.
  const stack = (document as Partial<Document>).elementsFromPoint?.(innerWidth / 2, innerHeight - 2) ?? []
  const bar = stack.find((element) => {
    const { height } = element.getBoundingClientRect()
    return /sticky|fixed/.test(getComputedStyle(element).position) && height > 0 && height < innerHeight / 2
  })
  return bar ? innerHeight - bar.getBoundingClientRect().top : 0
}
