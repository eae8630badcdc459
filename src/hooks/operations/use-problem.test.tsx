import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setSession } from '#core/session/session-state.ts'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { dismissSnack, useSnacks } from './snack.ts'
import { useProblem } from './use-problem.ts'

const shown = () => renderHook(useSnacks).result.current

afterEach(() => {
  for (const { id } of shown()) dismissSnack(id)
  setSession({ phase: 'signed-out', reason: 'left' })
})

test('shows a failure in its form, and as a message once the form was left', () => {
  openSessionHere({ Id_Usuario: 100101 })
  const { result, unmount } = renderHook(useProblem)
  const [, tell] = result.current
  act(() => tell('No se guardó.'))
  expect([result.current[0], shown()]).toEqual(['No se guardó.', []])
  unmount()
  act(() => tell('Otra persona ya decidió.'))
  expect(shown()).toMatchObject([{ text: 'Otra persona ya decidió.', tone: 'error' }])
})

test('shows no failure to the next person', () => {
  openSessionHere({ Id_Usuario: 100101 })
  const { result, unmount } = renderHook(useProblem)
  const [, tell] = result.current
  unmount()
  setSession({ phase: 'signed-out', reason: 'left' })
  act(() => tell('Otra persona ya decidió.'))
  openSessionHere({ Id_Usuario: 100102 })
  act(() => tell('Otra persona ya decidió.'))
  expect(shown()).toEqual([])
})
