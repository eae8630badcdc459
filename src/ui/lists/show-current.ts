/** Space in px for half of the next entry, which shows that the list continues. */
const NEXT_ENTRY_ROOM = 28

/** Scrolls only the list, because scrollIntoView would also move the page. */
export function showCurrent(list: HTMLElement | null): void {
  const entry = list?.querySelector('[aria-current]')
  if (!list || !entry) return
  const [frame, box] = [list.getBoundingClientRect(), entry.getBoundingClientRect()]
  if (box.bottom + NEXT_ENTRY_ROOM > frame.bottom)
    list.scrollTop += box.bottom + NEXT_ENTRY_ROOM - frame.bottom
  else if (box.top - NEXT_ENTRY_ROOM < frame.top) list.scrollTop += box.top - NEXT_ENTRY_ROOM - frame.top
}
