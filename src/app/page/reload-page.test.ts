// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { onPrepareUpdate } from '#core/store/update-readiness.ts'
import { reloadPage } from './reload-page.ts'

const order: string[] = []
const isInert = (element: HTMLElement | null) => element?.inert === true

afterEach(() => {
  vi.restoreAllMocks()
  document.body.inert = false
  document.body.replaceChildren()
})

test('blocks input on the page and in its open dialog while it saves the last input before the reload', async () => {
  document.body.innerHTML = '<dialog open></dialog><dialog></dialog>'
  const [open, closed] = document.querySelectorAll('dialog')
  vi.spyOn(window.location, 'reload').mockImplementation(() => void order.push('reload'))
  const remove = onPrepareUpdate(async () => {
    order.push(`write, shut: ${isInert(document.body)} ${isInert(open ?? null)} ${isInert(closed ?? null)}`)
    await Promise.resolve()
    order.push('written')
  })
  await reloadPage()
  remove()
  expect(order).toEqual(['write, shut: true true false', 'written', 'reload'])
})
