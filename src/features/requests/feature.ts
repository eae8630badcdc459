import { canAskAboutPay } from '#domain/identity/can.ts'
import type { DialogRoute } from '#hooks/navigation/feature-route.ts'
import type { Feature } from '#hooks/navigation/feature.ts'
import { revealKey } from '#hooks/navigation/opaque-keys.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { keptPart } from '#parts/lazy-part.ts'
import { titles } from './titles.ts'

export type RequestPlace =
  | { kind: 'clarifications' | 'newClarification' | 'disputes' | 'newDispute' | 'disputeToRate' }
  /** `id` is null when the address contains no valid id. */
  | { kind: 'clarification' | 'dispute'; id: number | null }

type Family = 'clarifications' | 'disputes'

const lists: Record<Family, string> = { clarifications: paths.clarifications, disputes: paths.disputes }
const fixed = {
  newClarification: paths.newClarification,
  newDispute: paths.newDispute,
  disputeToRate: paths.disputeToRate,
} as const

function plain(path: string): string {
  return path.split('/').filter(Boolean).join('/').toLowerCase()
}

/** @returns null for an address of another feature */
export function requestAt(path: string): RequestPlace | null {
  const [list = '', word, ...more] = path.split('/').filter(Boolean)
  const family = (Object.keys(lists) as Family[]).find((each) => plain(lists[each]) === list.toLowerCase())
  if (family === undefined || more.length > 0) return null
  if (word === undefined) return { kind: family }
  const named = (Object.keys(fixed) as (keyof typeof fixed)[]).find(
    (kind) => plain(fixed[kind]) === plain(path),
  )
  if (named) return { kind: named }
  const id = Number(revealKey(word) ?? Number.NaN)
  return {
    kind: family === 'clarifications' ? 'clarification' : 'dispute',
    id: Number.isInteger(id) && id > 0 ? id : null,
  }
}

export const loadClarifications = keptPart(() => import('./clarifications/clarifications-screen.tsx'))
const loadDisputes = keptPart(() => import('./disputes/disputes-screen.tsx'))
const loadDoor = keptPart(() => import('./door/door-screen.tsx'))

const common = { access: 'session', visible: canAskAboutPay } as const
const ofLists = (Object.keys(lists) as Family[]).flatMap((family) =>
  ['', '/nueva', '/:id'].map((end) => ({
    ...common,
    path: lists[family] + end,
    title: titles[family],
    ...(end === '/nueva' ? { idle: 'form' as const } : {}),
    // Name required by GRAL-32.
    ...(family === 'disputes' ? { visit: 'Reporte inconformidades' } : {}),
    dialog: family === 'disputes' ? loadDisputes : loadClarifications,
  })),
)

const dialogs: readonly DialogRoute[] = [
  ...ofLists,
  { ...common, path: paths.payDoubt, title: titles.payDoubt, dialog: loadDoor },
]

export const feature: Feature = { dialogs }
