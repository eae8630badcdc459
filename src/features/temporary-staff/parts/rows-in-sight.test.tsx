import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RowsInSight } from './rows-in-sight.tsx'

const ROW = 50
const rows = Array.from({ length: 1000 }, (_, at) => at)

let watched: Map<Element, (entries: object[]) => void>
class Watching {
  private readonly tell: (entries: object[]) => void
  constructor(tell: (entries: object[]) => void) {
    this.tell = tell
  }
  private element: Element | null = null
  observe(element: Element): void {
    this.element = element
    watched.set(element, this.tell)
  }
  disconnect(): void {
    if (this.element) watched.delete(this.element)
  }
}

beforeEach(() => {
  watched = new Map()
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Watching)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(isNeeded: (row: number) => boolean = () => false) {
  return render(
    <RowsInSight rows={rows} height={ROW} isNeeded={isNeeded}>
      {({ key, rows: own, px, place }) => (
        <ul key={key} ref={place} aria-label={own ? 'drawn' : 'empty'} data-px={px}>
          {own?.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      )}
    </RowsInSight>,
  )
}
const drawn = () => screen.queryAllByRole('listitem').map(({ textContent }) => Number(textContent))
const places = () => screen.getAllByLabelText('empty')
const px = () => places().map(({ dataset }) => Number(dataset.px))
const see = (element: Element, isIntersecting: boolean, top: number): void => {
  act(() => {
    watched.get(element)?.([{ isIntersecting, boundingClientRect: { top, height: 0 } }])
  })
}
const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

test('renders the first block and a placeholder as high as the rest', () => {
  show()
  expect(drawn()).toEqual(rows.slice(0, 40))
  expect(px()).toEqual([960 * ROW])
})

test('renders the visible rows between two placeholders after a jump to the middle', () => {
  show()
  const [place] = places()
  see(place as Element, true, (40 - 500) * ROW)
  expect(drawn()).toEqual([...rows.slice(0, 40), ...rows.slice(480, 560)])
  expect(px()).toEqual([440 * ROW, 440 * ROW])
})

test('removes a block only after a delay out of view, and keeps its height', () => {
  show()
  const [place] = places()
  see(place as Element, true, 800)
  const first = screen.getAllByLabelText('drawn')[0] as Element
  vi.spyOn(first, 'getBoundingClientRect').mockReturnValue({ top: -9000, height: 2345 } as DOMRect)
  see(first, false, -9000)
  wait(1000)
  see(first, true, -800)
  wait(5000)
  expect(drawn()).toContain(0)
  see(first, false, -9000)
  wait(5000)
  expect(drawn()).not.toContain(0)
  expect(px()[0]).toBe(2345)
})

test('renders the block of a needed row wherever it is', () => {
  show((row) => row === 700)
  expect(drawn()).toEqual([...rows.slice(0, 40), ...rows.slice(680, 720)])
})
