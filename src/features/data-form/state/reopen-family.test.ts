import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import * as drafts from '#core/outbox/drafts.ts'
import { emptyRelative, type FamilyRow, kinship } from '#domain/data-form/data-form-step-7.ts'
import { reopenFamily } from './reopen-family.ts'

const parents = [kinship.mother, kinship.father].map(emptyRelative)
const partner = { ...emptyRelative(kinship.partner), nombre: 'Luz' }
const base = ['2026-11-23T10:00:00.000Z']
const [SINGLE, MARRIED] = [1, 2]
let write: MockInstance<typeof drafts.writeDraft>

function keep(state: 'draft' | 'queued' | 'synced' | 'rejected', familiares: FamilyRow[]): void {
  const draft = { values: { familiares }, state, at: 1, opId: 'a', message: '', isUnexplained: false, base }
  vi.spyOn(drafts, 'readDraft').mockResolvedValue(draft)
}

beforeEach(() => {
  write = vi.spyOn(drafts, 'writeDraft').mockResolvedValue(true)
})
afterEach(() => vi.restoreAllMocks())

test.each(['queued', 'synced'] as const)(
  'FORM7-02, FORM7-03, BR-36: reopens a %s family section that lacks the new partner',
  async (state) => {
    keep(state, parents)
    await reopenFamily(MARRIED)
    const familiares = [...parents, emptyRelative(kinship.partner)]
    expect(write).toHaveBeenCalledExactlyOnceWith('data-form', '7', { familiares }, base)
  },
)

test('FORM7-04: reopens a synced family section that still lists a former partner', async () => {
  keep('synced', [...parents, partner])
  await reopenFamily(SINGLE)
  expect(write).toHaveBeenCalledExactlyOnceWith('data-form', '7', { familiares: parents }, base)
})

test.each([
  ['that matches, with a partner', 'synced', [...parents, partner], MARRIED],
  ['that matches, without a partner', 'queued', parents, SINGLE],
  ['that is open as a draft', 'draft', parents, MARRIED],
  ['that was rejected', 'rejected', parents, MARRIED],
] as const)('does not touch a family section %s', async (_what, state, rows, status) => {
  keep(state, [...rows])
  await reopenFamily(status)
  expect(write).not.toHaveBeenCalled()
})
