import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  type CopyAt,
  copyRules,
  type DraftEvent,
  draftRules,
  type EntryEvent,
  entryRules,
  type CopyEvent,
  type DraftState,
  type EntryState,
  nextCopy,
  nextDraft,
  nextEntry,
} from '../store/work-states.ts'

/** Checks that states.md and the code define the same result for every pair of state and event. */

const page = readFileSync(new URL('./states.md', import.meta.url), 'utf8')

interface Pair {
  event: string
  state: string
  after: string | null
}

function pairsUnder(heading: string): Pair[] {
  const part = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const lines = part.split('\n').filter((line) => line.startsWith('|'))
  const [columns = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  return rows.flatMap((cells) =>
    columns.flatMap((state, index): Pair[] => {
      if (['event', 'who', 'what happened'].includes(state)) return []
      const after = cells[index] ?? ''
      return [{ event: (cells[0] ?? '').replaceAll('`', ''), state, after: after === '·' ? null : after }]
    }),
  )
}

const drafts = pairsUnder('Draft')
const entries = pairsUnder('Entry')
const copies = pairsUnder('Sealed copy')

function copiesOf(column: string): (CopyAt | undefined)[] {
  const [state, sentBefore] = column.split(', ')
  if (state === 'none') return [undefined]
  const most = { queued: 0, 'needs-session': 1 }[state ?? '']
  const all = [0, 1, 2, 7].map((attempts) => ({ state, attempts }) as CopyAt)
  if (most === undefined) return all
  return all.filter(({ attempts }) => (sentBefore === undefined ? attempts <= most : attempts > most))
}

test.each(drafts)('draft in state $state: $event leads to $after', ({ event, state, after }) => {
  const draft = state === 'none' ? undefined : { state: state as DraftState }
  expect(nextDraft(draft, event as DraftEvent)).toBe(after)
})

test.each(entries)('entry in state $state: $event leads to $after', ({ event, state, after }) => {
  const entry = state === 'none' ? undefined : { state: state as EntryState }
  expect(nextEntry(entry, event as EntryEvent)).toBe(after)
})

test.each(copies)('copy in state $state: $event leads to $after', ({ event, state, after }) => {
  const found = copiesOf(state)
  expect(found).not.toEqual([])
  for (const copy of found) expect(nextCopy(copy, event as CopyEvent)).toBe(after)
})

describe('states.md lists every event and state in the code', () => {
  test.each([
    ['draft', draftRules, drafts],
    ['entry', entryRules, entries],
    ['copy', copyRules, copies],
  ] as const)('for a %s', (_name, rules, pairs) => {
    expect([...new Set(pairs.map(({ event }) => event))].sort()).toEqual(Object.keys(rules).sort())
    const columns = new Set(pairs.map(({ state }) => state.split(', ')[0]))
    const inCode = Object.values(rules).flatMap((rule) => [...Object.keys(rule), ...Object.values(rule)])
    for (const state of inCode) if (state !== 'gone') expect(columns).toContain(state)
    expect(pairs).toHaveLength(Object.keys(rules).length * new Set(pairs.map(({ state }) => state)).size)
  })
})

test('writes a state only through the rules, except in new records', () => {
  const folder = new URL('./', import.meta.url)
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const found = names.flatMap((name) => {
    const source = readFileSync(new URL(name, folder), 'utf8')
    return [...source.matchAll(/\bstate(: | = |: \w+ \? )'([a-z-]+)'/g)].map(
      ([, , state]) => `${name} ${state}`,
    )
  })
  expect(found.sort()).toEqual([
    'drafts.ts draft',
    'outbox.ts queued',
    'outbox.ts queued',
    'sealing.ts queued',
  ])
})
