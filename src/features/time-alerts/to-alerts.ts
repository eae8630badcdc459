import type { WireAlert, WireTeamPerson } from '#contract/time-alerts.ts'
import { properName } from '#domain/person-name.ts'
import { facilityOf, minutesInside, type TeamPerson, type TimeAlert } from '#domain/time-alerts.ts'

/** What the service says of one alert, in the domain's terms. */
export function toAlert(wire: WireAlert): TimeAlert {
  const exit = wire.horaSalida || null
  return {
    date: wire.fechaAlerta.slice(0, 10),
    entry: wire.horaEntrada.slice(0, 5),
    exit: exit && exit.slice(0, 5),
    kind: facilityOf(wire.idTipoInstalacion),
    place: wire.descripcion?.trim() ?? '',
    minutes: minutesInside(wire.horaEntrada, exit),
    isNew: wire.vista === undefined ? null : !wire.vista,
  }
}

export function toPerson({ EMPLID, nombreColaborador, alertas }: WireTeamPerson): TeamPerson {
  return { number: EMPLID, name: properName(nombreColaborador), alerts: alertas.map(toAlert) }
}

/** One alert of one person, for keys and for remembering which were new. */
export function alertKey(number: string, { date, entry, kind }: TimeAlert): string {
  return `${number}|${date}|${entry}|${kind}`
}

/**
 * Alerts that were new when this screen first saw them stay so as long as it is open, although the service counts them as
 * seen by then. `known` belongs to the screen and grows.
 */
export function stillNew(number: string, alerts: readonly TimeAlert[], known: Set<string>): TimeAlert[] {
  return alerts.map((alert) => {
    if (alert.isNew === null) return alert
    const key = alertKey(number, alert)
    if (alert.isNew) known.add(key)
    return alert.isNew || !known.has(key) ? alert : { ...alert, isNew: true }
  })
}
