import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setSession } from '#core/session/session-state.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { rows } from './more-rows.ts'

test('gives every row that computes its own address an address within the app', () => {
  const profile = { user: { Id_Usuario: 1 }, menu: null, company: '00100' } as never
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  const hrefs = rows.flatMap(({ useHref }) => (useHref ? [renderHook(useHref).result.current] : []))
  expect(hrefs.filter((href) => !href.startsWith('#/'))).toEqual([])
  expect(hrefs).toContain(`#${paths.newAsking}`)
})
