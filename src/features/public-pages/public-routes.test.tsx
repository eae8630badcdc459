import { expect, it } from 'vitest'
import { routes } from './public-routes.tsx'

it('needs no login for public pages, each with its own title (ROUTE-05, ROUTE-10 … 12)', () => {
  expect(routes.map((route) => route.path)).toEqual([
    '/Forbidden',
    '/AvisoPrivacidad',
    '/TalentoHumano',
    '/PrimeraVez',
  ])
  expect(routes.every((route) => route.access === 'public')).toBe(true)
  expect(new Set(routes.map((route) => route.title())).size).toBe(routes.length)
})
