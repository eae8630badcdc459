export interface Sought {
  kind: 'button' | 'link' | 'field'
  name: string | RegExp
  within?: string
}

/** Serializable form of `Sought`, for the script in the page. */
export interface Wanted {
  kind: Sought['kind']
  name: { text: string; isPattern: boolean }
  within: string | null
}

/**
 * Runs in the page: returns where the first element of that kind and name can be tapped.
 * Returns null while it is missing, moving, covered or disabled. Names follow the part of accname that the app
 * uses.
 */
export async function findSpot({ kind, name, within }: Wanted): Promise<{ x: number; y: number } | null> {
  const selectors = {
    button: 'button, [role="button"], summary',
    link: 'a[href]',
    field: 'input, select, textarea',
  }
  const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    const label = node.getAttribute('aria-label')
    if (label !== null) return label
    const text = [...node.childNodes].map(textOf).join('')
    return getComputedStyle(node).display === 'inline' ? text : ` ${text} `
  }
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const others = ids.map((id) => document.getElementById(id)).filter((other) => other !== null)
    if (others.length > 0) return tidy(others.map(textOf).join(' '))
    const label = element.getAttribute('aria-label')
    if (label !== null) return tidy(label)
    const labels = 'labels' in element ? (element.labels as NodeListOf<Element> | null) : null
    return tidy(labels && labels.length > 0 ? [...labels].map(textOf).join(' ') : textOf(element))
  }
  const isNamed = (text: string) =>
    name.isPattern ? new RegExp(name.text, 's').test(text) : text === name.text
  const groups = [
    ...document.querySelectorAll('[role="dialog"], fieldset, [role="radiogroup"], [role="group"], ul'),
  ]
  const legendOf = (group: Element) => tidy(group.querySelector('legend')?.textContent ?? '')
  const place: ParentNode | undefined = within
    ? groups.findLast((group) => nameOf(group) === within || legendOf(group) === within)
    : document
  const target = [...(place?.querySelectorAll(selectors[kind]) ?? [])].find(
    (element) => element.checkVisibility() && !element.closest('[inert]') && isNamed(nameOf(element)),
  )
  if (!target) return null
  // A radio button or checkbox may be invisible, so the tap goes to its label.
  const isChoice = target instanceof HTMLInputElement && /radio|checkbox/.test(target.type)
  const area = (isChoice && (target.closest('label') ?? target.labels?.[0])) || target
  area.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  const before = area.getBoundingClientRect()
  await frame()
  const now = area.getBoundingClientRect()
  const isOpen = !(target as HTMLButtonElement).disabled && !(target as HTMLInputElement).readOnly
  if (before.x !== now.x || before.y !== now.y || !isOpen) return null
  const [x, y] = [now.x + now.width / 2, now.y + now.height / 2]
  const isOf = (element: Element) => area.contains(element) || element.closest('label')?.control === target
  const over = document.elementFromPoint(x, y)
  if (!over || !isOf(over)) return null
  const page = window as PageOfStory
  page.found = target
  page.lastTap = 'none'
  const note = ({ target: tapped }: Event) => {
    page.lastTap = isOf(tapped as Element) ? 'hit' : 'missed'
  }
  document.addEventListener('click', note, { capture: true, once: true })
  return { x, y }
}

interface PageOfStory extends Window {
  found?: Element
  lastTap?: 'none' | 'hit' | 'missed'
  isBefore?: boolean
}

/** Runs in the page: returns whether the tap reached another element or none; false on a new page. */
export function hasMissed(): boolean {
  const { lastTap } = window as PageOfStory
  return lastTap === 'none' || lastTap === 'missed'
}

/** Runs in the page: selects the tapped field's text, so that typing replaces it. @returns false without focus */
export function selectText(): boolean {
  const { found } = window as PageOfStory
  if (!(found instanceof HTMLInputElement) || document.activeElement !== found) return false
  found.select()
  return true
}

/** Runs in the page: returns whether the field holds text and was not replaced meanwhile. */
export function hasText(): boolean {
  const { found } = window as PageOfStory
  return found instanceof HTMLInputElement && found.isConnected && found.value !== ''
}

export function goBack(): void {
  const page = window as PageOfStory
  page.isBefore = true
  page.addEventListener('popstate', () => (page.isBefore = false), { once: true })
  history.back()
}

export function hasGoneBack(): boolean {
  return (window as PageOfStory).isBefore !== true
}
