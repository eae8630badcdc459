import { screen, waitFor } from '@testing-library/react'
import { startTransition, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/**
 * A step's frame suspends with `use` until its chunk loads. If the chunk resolves at once, React repeats the render.
 * A missing hook call then crashes the render (React error 467, "Update hook called on initial render").
 */
beforeEach(() => {
  // `act` would wait for the result that this test observes.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

it('rejects without refetching when a chunk of the form fails, and retries after a second', async () => {
  vi.resetModules()
  let asked = 0
  let isAway = true
  vi.doMock('../steps-first/steps-1-3.ts', () => {
    asked += 1
    if (isAway) throw new Error('no network')
    return { steps: { 1: { step: 1 } } }
  })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    const { loadStep, stepDefinition } = await import('./steps.ts')
    for (let render = 0; render < 5; render += 1) await expect(loadStep(1)).rejects.toThrow()
    expect(asked).toBe(1)
    isAway = false
    vi.advanceTimersByTime(1000)
    await loadStep(1)
    expect(stepDefinition(1).step).toBe(1)
  } finally {
    vi.useRealTimers()
    vi.doUnmock('../steps-first/steps-1-3.ts')
  }
})

it('renders a step whose chunk arrives during rendering', async () => {
  const errors: unknown[] = []
  vi.resetModules()
  const { useLoadedSteps, stepDefinition, loadStep } = await import('./steps.ts')
  // Loads the file in advance, as from the precache. The step then suspends for only one tick.
  await import('../steps-first/steps-1-3.ts')
  function Step() {
    const [title] = useState('Paso')
    useLoadedSteps(1)
    const [part] = useState(2)
    const seen = useRef(0)
    const text = useMemo(() => `${title} ${part} de ${stepDefinition(1).step}`, [title, part])
    useEffect(() => {
      seen.current += 1
    })
    return <p>{text}</p>
  }
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place, {
    onUncaughtError: (error) => errors.push(error),
    onRecoverableError: (error) => errors.push(error),
  })
  startTransition(() =>
    root.render(
      <Suspense fallback={<p>Espera</p>}>
        <Step />
      </Suspense>,
    ),
  )
  await waitFor(() => expect(screen.getByText('Paso 2 de 1')).toBeTruthy())
  expect(errors).toEqual([])
  await loadStep(1)
  root.unmount()
})
