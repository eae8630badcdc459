/** Room for half of the next entry, which says that there is more. */
const NEXT = 28

/** Where one is stands in the picture, whole. Not the browser's own scrolling, which moves the page, too. */
export function showCurrent(list: HTMLElement | null): void {
  const entry = list?.querySelector('[aria-current]')
  if (!list || !entry) return
  const [frame, box] = [list.getBoundingClientRect(), entry.getBoundingClientRect()]
  if (box.bottom + NEXT > frame.bottom) list.scrollTop += box.bottom + NEXT - frame.bottom
  else if (box.top - NEXT < frame.top) list.scrollTop += box.top - NEXT - frame.top
}
