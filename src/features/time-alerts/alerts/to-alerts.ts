import type { WireTeamPerson } from '#contract/time-alerts.ts'
import type { WireAlert } from '#contract/own-alerts.ts'
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
 * Notes in `known` what the service is to be told of as seen: what it calls new, and all of which it does not say
 * whether it is (the spec's alert has no such field, TIME-03). Alerts that were new when this screen first saw them stay so as long as it is open, although the service counts them as
 * seen by then. `known` belongs to the screen and grows.
 */
export function stillNew(number: string, alerts: readonly TimeAlert[], known: Set<string>): TimeAlert[] {
  return alerts.map((alert) => {
    const key = alertKey(number, alert)
    const wasKnown = known.has(key)
    if (alert.isNew !== false) known.add(key)
    return alert.isNew === false && wasKnown ? { ...alert, isNew: true } : alert
  })
}
