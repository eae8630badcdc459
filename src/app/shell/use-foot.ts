import { type RefCallback, useCallback } from 'react'
import { bottomBars } from '#ui/feedback/bottom-bars.ts'

/** Keeps an element above the bars at the lower edge, as wide as what it belongs to, and room for it below the page. */
export function useFoot(): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement | null) => {
    const { style } = document.documentElement
    if (!element) return
    const place = () => {
      // Not there while its place is looked for: where it would stand without one counts as a place that it left.
      element.style.display = 'none'
      const { left, width } = (element.parentElement ?? element).getBoundingClientRect()
      const bottom = bottomBars(element)
      Object.assign(element.style, {
        display: '',
        left: `${left}px`,
        width: `${width}px`,
        bottom: `${bottom}px`,
      })
      style.setProperty('--t-strip', `${element.offsetHeight}px`)
    }
    place()
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('resize', place)
      style.removeProperty('--t-strip')
    }
  }, [])
}
