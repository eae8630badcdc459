import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let guardBack: typeof import('./back-guard.ts').guardBack
let handleBack: (() => void) | undefined
let entries: string[]
let states: unknown[]
let pending: number

beforeEach(async () => {
  handleBack = undefined
  vi.resetModules()
  vi.spyOn(window, 'addEventListener').mockImplementation((kind: string, listener: unknown) => {
    if (kind === 'popstate') handleBack = listener as () => void
  })
  ;({ guardBack } = await import('./back-guard.ts'))
  window.location.hash = '#/Inicio'
  entries = ['#/Recibos', '#/Inicio']
  states = [null, null]
  pending = 0
  vi.spyOn(window.history, 'state', 'get').mockImplementation(() => states.at(-1))
  vi.spyOn(window.history, 'pushState').mockImplementation((state: unknown) => {
    entries.push(window.location.hash)
    states.push(state)
  })
  vi.spyOn(window.history, 'back').mockImplementation(() => void (pending += 1))
})
afterEach(() => {
  settle()
  vi.restoreAllMocks()
})

function pop(): void {
  entries.pop()
  states.pop()
  window.location.hash = entries.at(-1) ?? ''
  handleBack?.()
}

function follow(hash: string): void {
  window.location.hash = hash
  entries.push(hash)
  states.push(null)
  handleBack?.()
}

function settle(): void {
  for (; pending > 0; pending -= 1) pop()
}

test('Back closes the newest dialog first, and stays on the page', () => {
  const closed: string[] = []
  const removeOuter = guardBack(() => closed.push('outer'))
  const removeInner = guardBack(() => closed.push('inner'))
  pop()
  removeInner()
  pop()
  removeOuter()
  settle()
  expect(closed).toEqual(['inner', 'outer'])
  expect(entries).toEqual(['#/Recibos', '#/Inicio'])
})

test('a dialog closed by its button leaves no entry behind', () => {
  const leave = vi.fn()
  guardBack(leave)()
  settle()
  expect(leave).not.toHaveBeenCalled()
  expect(entries).toEqual(['#/Recibos', '#/Inicio'])
})

test('a dialog that opens while another dialog closes keeps its own entry', () => {
  const leave = vi.fn()
  guardBack(() => undefined)()
  const remove = guardBack(leave)
  settle()
  expect(leave).not.toHaveBeenCalled()
  expect(entries).toEqual(['#/Recibos', '#/Inicio', '#/Inicio'])
  pop()
  remove()
  expect(leave).toHaveBeenCalledOnce()
  expect(entries).toEqual(['#/Recibos', '#/Inicio'])
})

test('does not go back after a change of route', () => {
  const leave = vi.fn()
  const remove = guardBack(leave)
  follow('#/Kardex')
  remove()
  settle()
  expect(leave).not.toHaveBeenCalled()
  expect(entries).toEqual(['#/Recibos', '#/Inicio', '#/Inicio', '#/Kardex'])
})

test('Back from a linked screen skips the entry that the dialog left behind', () => {
  const remove = guardBack(() => undefined)
  follow('#/Kardex')
  remove()
  pop()
  settle()
  expect(entries).toEqual(['#/Recibos', '#/Inicio'])
})

test('a dialog that opens again after Back from a linked screen keeps its own entry', () => {
  const leave = vi.fn()
  guardBack(() => undefined)
  follow('#/Kardex')
  pop()
  guardBack(leave)
  settle()
  expect(leave).not.toHaveBeenCalled()
  expect(entries).toEqual(['#/Recibos', '#/Inicio', '#/Inicio'])
  pop()
  expect(leave).toHaveBeenCalledOnce()
})
