import { describe, expect, it } from 'vitest'
import { Screen as MaintenanceScreen } from './maintenance-screen.tsx'
import { routes } from './routes.tsx'

// ROUTE-13 … ROUTE-24, spelt as in spec 001 §2.
const links = [
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
]

describe('public routes', () => {
  it('need no login, each with a title of its own (ROUTE-05, ROUTE-10 … 24)', () => {
    expect(routes.map((route) => route.path)).toEqual([
      '/Forbidden',
      '/AvisoPrivacidad',
      '/TalentoHumano',
      '/PrimeraVez',
      ...links,
    ])
    expect(routes.every((route) => route.access === 'public')).toBe(true)
    expect(new Set(routes.map((route) => route.title())).size).toBe(routes.length)
  })

  it('show the maintenance page behind each public link', async () => {
    for (const path of links) {
      const loaded = await routes.find((route) => route.path === path)?.load()
      expect(loaded?.Screen).toBe(MaintenanceScreen)
    }
  })
})
