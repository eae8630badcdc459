/**
 * Lists what a server does not know, by its answers: an app may be newer than the server that it talks to (a host that
 * was put back, a company's own). Nothing of a spec's operation is ever concluded, only of ours, which are numbered in
 * the order in which they came.
 */
export interface Heard {
  refused: ReadonlySet<string>
  answered: ReadonlySet<string>
}

/** Minimum refusals before newer operations count as missing; a single one may be a host's own gap. */
const ENOUGH = 2

const numberOf = (id: string) => Number(/^P-(\d+)$/.exec(id)?.[1] ?? 0)

export function hear(heard: Heard, id: string, isRefused: boolean): Heard {
  if (numberOf(id) === 0) return heard
  const answered = new Set(heard.answered)
  if (isRefused) {
    answered.delete(id)
    return { refused: new Set(heard.refused).add(id), answered }
  }
  // An answer to a previously refused operation means the server was updated: the other refusals are obsolete.
  return { refused: heard.refused.has(id) ? new Set() : heard.refused, answered: answered.add(id) }
}

/** Heard, or newer than what was refused and than all that was answered. */
export function lacks({ refused, answered }: Heard, id: string): boolean {
  if (answered.has(id)) return false
  if (refused.has(id)) return true
  const number = numberOf(id)
  if (number === 0 || refused.size < ENOUGH) return false
  return number > Math.min(...numbersOf(refused)) && number > Math.max(0, ...numbersOf(answered))
}

const numbersOf = (ids: ReadonlySet<string>) => [...ids].map(numberOf)

/** Rows of Más that are nothing without one operation of ours, and which. */
export const NEEDS: Readonly<Record<string, string>> = {
  '/Solicitudes': 'P-92',
  '/Evaluaciones': 'P-123',
  '/Encuestas': 'P-150',
  '/MisDatos': 'P-215',
  '/MiEmpresa/SGI/SeguimientoMejora': 'P-171',
  '/SegundoPaso': 'P-71',
  '/VerPuestoLider': 'P-103',
  '/CargaApegos': 'P-104',
  '/DatosCambiados': 'P-75',
  '/RevisionDocumentos': 'P-17',
  '/AvisosEmpresa': 'P-28',
  '/AtencionNomina': 'P-48',
  '/AdmCajaAhorro/PorDecidir': 'P-79',
  '/SeguridadPatrimonial/AdmonVisitas': 'P-101',
  '/Reclutamiento/Postulaciones': 'P-127',
  '/ReconocimientosRH': 'P-145',
  '/EncuestasRH': 'P-153',
  '/Especiales/AvanceEvaluaciones': 'P-121',
  '/Personas': 'P-60',
  '/Roles': 'P-205',
  '/Importar': 'P-186',
  '/ImportarNomina': 'P-194',
  '/ImportarDatos': 'P-234',
  '/FuentesImportacion': 'P-199',
  '/Marcha': 'P-181',
  '/Registro': 'P-55',
  '/Privacidad': 'P-222',
}
