import { MOST_STEPS, type TrailStep } from '#contract/portal-health/portal-health.ts'
import { definedTexts } from '#i18n/texts.ts'
import { pageSession } from './page-session.ts'
import { patternOf } from './place.ts'

type RecordedStep = Omit<TrailStep, 'antes'> & { at: number }

let steps: RecordedStep[] = []

const ROLES: Record<string, string> = {
  a: 'link',
  button: 'button',
  summary: 'button',
  input: 'textbox',
  select: 'listbox',
  textarea: 'textbox',
}
/** Roles that are recorded with their label; other elements may contain personal answers. */
const LABELLED_ROLES = ['link', 'button', 'tab', 'menuitem']

export function watchTrail(): void {
  add({ clase: 'ruta', ruta: patternOf() })
  window.addEventListener('hashchange', () => add({ clase: 'ruta', ruta: patternOf() }))
  window.addEventListener('click', ({ target }) => addTap(target), { capture: true, passive: true })
}

export function readTrail(): TrailStep[] {
  const now = performance.now()
  return steps.map(({ at, ...step }) => ({ ...step, antes: Math.min(86_400, Math.round((now - at) / 1000)) }))
}

export function clearTrail(): void {
  steps = []
}

function add(step: Omit<RecordedStep, 'at'>): void {
  if (pageSession().hasTrail) steps = [...steps, { ...step, at: performance.now() }].slice(-MOST_STEPS)
}

function addTap(target: EventTarget | null): void {
  if (!(target instanceof Element)) return
  const control = target.closest('a, button, summary, input, select, textarea, [role]')
  if (control === null) return
  const papel = control.getAttribute('role') ?? ROLES[control.localName] ?? 'other'
  if (!/^[a-z]{1,20}$/.test(papel)) return
  add({ clase: 'toque', papel, ...readFixedLabel(control, papel) })
}

/**
 * Returns the label of the control if the label is a fixed text of the portal. Names and amounts are never
 * returned.
 */
function readFixedLabel(control: Element, role: string): { texto?: string } {
  const isAnswer = ['aria-pressed', 'aria-checked', 'aria-selected'].some((name) =>
    control.hasAttribute(name),
  )
  if (!LABELLED_ROLES.includes(role) || (isAnswer && role !== 'tab')) return {}
  const name = (control.getAttribute('aria-label') ?? control.textContent).trim().replace(/\s+/g, ' ')
  return name !== '' && name.length <= 60 && isFixedText(name) ? { texto: name } : {}
}

function isFixedText(name: string): boolean {
  for (const { es, english } of definedTexts)
    if (containsText(es, name) || containsText(english, name)) return true
  return false
}

/**
 * Returns whether `words` contains `name` as a fixed text. Ignores texts with a parameter, which contain
 * data.
 */
function containsText(words: unknown, name: string): boolean {
  if (typeof words === 'string') return words === name
  return (
    typeof words === 'object' &&
    words !== null &&
    Object.values(words).some((each) => containsText(each, name))
  )
}
