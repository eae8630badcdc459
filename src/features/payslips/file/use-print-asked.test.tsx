import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { paths } from '#hooks/navigation/paths.ts'
import { usePrintAsked } from './use-print-asked.ts'

afterEach(() => {
  window.location.hash = ''
})

test('removes the print request from the address after reading it, so that a reload prints nothing', () => {
  window.history.replaceState(null, '', `#${paths.payslipPrint('2026-47')}`)
  const { result, rerender } = renderHook(usePrintAsked)
  rerender()
  expect(result.current).toBe(true)
  expect(window.location.hash).toBe(`#${paths.payslip('2026-47')}`)
  expect(renderHook(usePrintAsked).result.current).toBe(false)
})
