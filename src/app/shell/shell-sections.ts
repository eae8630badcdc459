import { isCandidate, type Viewer } from '#domain/identity/can.ts'
import type { FeatureRoute, Section } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'

export interface BarEntry {
  name: 'home' | 'money' | 'record' | 'team' | 'gate' | 'assistant' | 'more' | 'myData' | 'documents'
  section: Section | null
  path: string
}

/**
 * Possible first screens of each section. The section opens the first of these screens that the person may
 * see.
 */
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
 * Returns the bar of a person. An entry leads to the section's first screen that the person may see; a section
 * without such a screen is omitted. Candidates get Mis datos, Documentos and Más; Inicio replaces the first two
 * when the candidate has neither.
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
 * Adds the assistant's button to the bar (SHELL-04, SHELL-07). A button that floats over the page would cover the
 * ends of rows.
 */
export function withAssistant(entries: readonly BarEntry[]): BarEntry[] {
  return [...entries.slice(0, -1), assistant, ...entries.slice(-1)]
}

/**
 * Adds the approvals entry for approvers without a team. The drawer shows the server's menu instead
 * (product.md).
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
 * Adds the security guard's entry. A phone's bar has room for five entries besides the assistant, so a guard who
 * leads a team finds the gate in Más. The drawer has the entry in the server's menu.
 */
export function withGate(entries: readonly BarEntry[]): BarEntry[] {
  if (entries.some(({ name }) => name === 'team')) return [...entries]
  return [...entries.slice(0, -1), { name: 'gate', section: null, path: paths.gate }, ...entries.slice(-1)]
}

/**
 * Returns the active entry of a route: the entry whose path is the route's or above it, otherwise the entry of
 * its section.
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
