import { describe, expect, it } from 'vitest'
import { emptyStep } from '#domain/data-form/data-form.ts'
import type { StepContext } from '#domain/data-form/data-form-rules.ts'
import { loadStep, stepDefinition } from './steps.ts'
import { stepStart } from './use-step-start.ts'

const context: StepContext = { today: '2026-11-21', companyMailDomain: '', maritalStatus: null }
await loadStep(1)
const address = stepDefinition(1)
const nothing = { values: null, at: null, state: 'none', base: [] } as const
const typed = (calle: string, at: number, state: 'draft' | 'synced' = 'draft') => ({
  values: { ...emptyStep(1, context), calle },
  at,
  state,
  base: ['mine'],
})
const saved = (calle: string, at: number) => ({ datos: { calle }, at, version: `v${at}` })

describe('the start of a step', () => {
  it('is empty without a draft or saved answers', () => {
    const start = stepStart(address, nothing, null, context)
    expect(start).toEqual({ values: emptyStep(1, context), source: 'empty', other: null, base: [] })
  })

  it('is the version another device saved when there is no draft here', () => {
    const start = stepStart(address, nothing, saved('Juárez', 5), context)
    expect(start).toMatchObject({ source: 'server', other: null, values: { calle: 'Juárez', cp: '' } })
  })

  it('is the newer version, with the other still available', () => {
    const theirs = stepStart(address, typed('Aquí', 4), saved('Allá', 5), context)
    expect(theirs).toMatchObject({
      source: 'server',
      values: { calle: 'Allá' },
      other: { from: 'device', at: 4, values: { calle: 'Aquí' } },
    })
    const ours = stepStart(address, typed('Aquí', 6), saved('Allá', 5), context)
    expect(ours).toMatchObject({
      source: 'device',
      values: { calle: 'Aquí' },
      other: { from: 'server', at: 5, values: { calle: 'Allá' } },
    })
  })

  it('offers no choice between equal answers, or when this device synced last', () => {
    expect(stepStart(address, typed(' Juárez ', 4), saved('Juárez', 5), context).other).toBeNull()
    expect(stepStart(address, typed('Aquí', 6, 'synced'), saved('Allá', 5), context).other).toBeNull()
  })

  it('is based on the server versions that its author saw, not on a version shown beside it', () => {
    const baseOf = (...given: Parameters<typeof typed>) =>
      stepStart(address, typed(...given), saved('Allá', 5), context).base
    expect(stepStart(address, nothing, saved('Allá', 5), context).base).toEqual(['v5'])
    expect(baseOf('Aquí', 4)).toEqual(['v5'])
    expect(baseOf('Aquí', 6)).toEqual(['mine'])
    expect(baseOf('Aquí', 6, 'synced')).toEqual(['mine', 'v5'])
    expect(baseOf('Allá', 6)).toEqual(['mine', 'v5'])
    expect(stepStart(address, typed('Aquí', 6), null, context).base).toEqual(['mine'])
  })

  it('adds the partner row that the marital status of step 2 requires', async () => {
    await loadStep(4)
    const married = { ...context, maritalStatus: 2 }
    const start = stepStart(
      stepDefinition(7),
      { values: { ...emptyStep(7, context) }, at: 1, state: 'draft', base: [] },
      null,
      married,
    )
    const rows = start.values.familiares as { parentesco: string }[]
    expect(rows.map((row) => row.parentesco)).toEqual(['Madre', 'Padre', 'Pareja'])
  })
})
