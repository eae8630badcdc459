import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rolePaths } from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { rows } from './more-rows.ts'

function ownAddresses(): string[] {
  openSessionHere({ Id_Usuario: 1 })
  return rows.flatMap(({ useHref }) => (useHref ? [renderHook(useHref).result.current] : []))
}

test('gives every row that computes its own address an address within the app', () => {
  const hrefs = ownAddresses()
  expect(hrefs.filter((href) => !href.startsWith('#/'))).toEqual([])
  expect(hrefs).toContain(`#${paths.newAsking}`)
})

test('opens the forms of a notice and of a role from Más without a list in between', () => {
  expect(ownAddresses()).toEqual(expect.arrayContaining([`#${paths.newNotice}`, `#${rolePaths.give}`]))
})
