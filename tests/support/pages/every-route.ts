import type { Page } from '@playwright/test'
import { goTo } from './routes.ts'

/** Screens of an employee that neither Inicio nor Más links to. */
const BEYOND_LINKS = [
  'Kardex/6',
  'Asistente',
  'Kardex/Anio',
  ...[1, 2, 3, 4, 5, 6, 7].map((step) => `ActualizacionDatos/${step}`),
  'ActualizacionDatos/revision',
  'Documentos/1',
  'Documentos/4',
  'Documentos/otro',
  'Documentos/comentarios',
  'Documentos/5/subir',
  'Aclaraciones',
  'Aclaraciones/nueva',
  'Inconformidades',
  'Inconformidades/nueva',
  'Notificaciones',
  'Notificaciones/ajustes',
  'CambioPass',
  'SegundoPaso',
  'Huella',
  'Instalar',
  'Pendientes',
  'PorEnviar',
  'Recibos/juntar',
  'Recibos/constancia',
  'CajaAhorro/simulador',
  'CajaAhorro/retirar',
  'CajaAhorro/papeles',
  'MiEmpresa/SGI/RegistroMejora',
  'Vacantes/6',
  'Vacantes/6/1025',
  'Reconocer/muro',
]

/** Returns the routes that Inicio and Más link to, one of each kind. */
export async function linkedRoutes(page: Page): Promise<string[]> {
  return oneOfEach(['Inicio', 'Mas', ...(await linksOn(page, 'Inicio')), ...(await linksOn(page, 'Mas'))])
}

/** Returns the routes of an employee, one of each kind. */
export async function everyRoute(page: Page): Promise<string[]> {
  return oneOfEach([...(await linkedRoutes(page)), ...BEYOND_LINKS])
}

async function linksOn(page: Page, route: string): Promise<string[]> {
  await goTo(page, route)
  return page
    .locator('a[href^="#/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')?.slice(2) ?? ''))
}

function oneOfEach(routes: readonly string[]): string[] {
  const kinds = new Map<string, string>()
  for (const route of routes) {
    const kind = route.replace(/[0-9-]{4,}.*$/, '…')
    if (!kinds.has(kind)) kinds.set(kind, route)
  }
  return [...kinds.values()]
}
