import { isCandidate, type Viewer } from '#domain/identity/can.ts'
import type { FeatureRoute, Section } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'

export interface BarEntry {
  name: 'home' | 'money' | 'record' | 'team' | 'gate' | 'assistant' | 'more' | 'myData' | 'documents'
  section: Section | null
  path: string
}

/** Possible first screens of each section. The section opens the first screen that the person may see. */
const starts: readonly [Section, readonly string[]][] = [
  ['home', [paths.home]],
  ['money', [paths.payslips, paths.savings, paths.assistant]],
  ['record', [paths.kardex, paths.myData, paths.documents]],
  ['team', [paths.team]],
  ['more', [paths.more]],
]

/** Entries of a candidate's reduced menu (SHELL-08, product.md). */
const candidateEntries: readonly BarEntry[] = [
  { name: 'myData', section: 'record', path: paths.myData },
  { name: 'documents', section: 'record', path: paths.documents },
]

/**
 * An entry leads to the section's first visible screen; sections without a visible screen are omitted.
 * Candidates get Mis datos, Documentos and Más; a candidate who has neither Mis datos nor Documentos gets
 * Inicio and Más.
 */
export function barEntries(routes: readonly FeatureRoute[], viewer: Viewer): BarEntry[] {
  const visible = routes.filter((route) => route.access === 'session' && (route.visible?.(viewer) ?? true))
  const entries = starts.flatMap(([section, screens]) => {
    const path = screens.find((screen) => visible.some((route) => route.path === screen))
    return path === undefined ? [] : [{ name: section, section, path }]
  })
  if (!isCandidate(viewer)) return entries
  const own = candidateEntries.filter((entry) => visible.some((route) => route.path === entry.path))
  return [
    ...(own.length > 0 ? own : entries.slice(0, 1)),
    ...entries.filter((entry) => entry.name === 'more'),
  ]
}

const assistant: BarEntry = { name: 'assistant', section: null, path: paths.assistant }

/**
 * Adds the assistant's button to the bar (SHELL-04, SHELL-07). A floating button would cover the ends of
 * rows.
 */
export function withAssistant(entries: readonly BarEntry[]): BarEntry[] {
  return [...entries.slice(0, -1), assistant, ...entries.slice(-1)]
}

/**
 * Adds the approvals entry for approvers without a team. Not used with the drawer, which shows the server's
 * menu.
 */
export function withApprovals(entries: readonly BarEntry[]): BarEntry[] {
  if (entries.some(({ name }) => name === 'team')) return [...entries]
  return [
    ...entries.slice(0, -1),
    { name: 'team', section: 'team', path: paths.approvals },
    ...entries.slice(-1),
  ]
}

/**
 * Adds the security guard's entry. A guard who leads a team opens the gate from Más, because a phone's bar
 * has no room. Not used with the drawer, which shows the server's menu.
 */
export function withGate(entries: readonly BarEntry[]): BarEntry[] {
  if (entries.some(({ name }) => name === 'team')) return [...entries]
  return [...entries.slice(0, -1), { name: 'gate', section: null, path: paths.gate }, ...entries.slice(-1)]
}

/**
 * Returns the active entry of a route: the entry whose path is the route's or above it, or else the entry of
 * the route's section.
 */
export function findActiveEntry(
  entries: readonly BarEntry[],
  route: FeatureRoute | null,
): BarEntry | undefined {
  if (!route) return undefined
  return (
    entries.find((entry) => `${route.path}/`.startsWith(`${entry.path}/`)) ??
    entries.find((entry) => entry.section !== null && entry.section === route.section)
  )
}
