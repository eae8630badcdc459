import { expect, it } from 'vitest'
import { linkAddress } from '#domain/approvals/links.ts'
import { approvalKinds } from '#domain/approvals/kinds.ts'
import { routes } from './public-routes.tsx'

it('has the spec’s twelve addresses and the letter’s, without login and with different titles (ROUTE-13 … 24)', () => {
  expect(routes.map((route) => route.path)).toEqual([
    '/AutorizaVacantes/:key/:id',
    '/AutorizaIncidencia/:key/:token',
    '/ApegoPerfil/:key/:id',
    '/AutorizaCandidato/:key/:id',
    '/AutorizaVisita/:key',
    '/AutorizaOferta/:key/:id/:tipo',
    '/AutorizaDescansoLaborado/:key/:emplid/:opcion',
    '/RegistoDeCandidatos/:key/:type/:id',
    '/IngresoDeMaterial/:key/:id',
    '/AutorizaPaseDeSalida/:key/:idPase/:mail',
    '/AutorizaPaseDeIngreso/:key/:idPase/:mail',
    '/AutorizaTE/:folio/:opc/',
    '/AutorizaCarta/:key/:id',
  ])
  expect(routes.every((route) => route.access === 'public')).toBe(true)
  expect(new Set(routes.map((route) => route.title())).size).toBe(routes.length)
})

it('has a route for each kind of approval', () => {
  const places = routes.map((route) => route.path.split('/')[1])
  for (const kind of approvalKinds) expect(places).toContain(linkAddress(kind, 'KEY', 7).split('/')[1])
})
