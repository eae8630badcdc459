import type { WireTeamPerson } from '#contract/time/time-alerts.ts'
import type { WireAlert } from '#contract/time/own-alerts.ts'
import { properName } from '#domain/text/person-name.ts'
import { facilityOf, minutesInside, type TeamPerson, type TimeAlert } from '#domain/time/time-alerts.ts'

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

/** Returns a key for one alert of one person, also used to remember new ones. */
export function alertKey(number: string, { date, entry, kind }: TimeAlert): string {
  return `${number}|${date}|${entry}|${kind}`
}

/**
 * Marks alerts that are new, and keeps them marked while the screen is open, although the service soon counts
 * them as seen.
 * @param known alerts to report as seen: new ones, and those without a flag (the spec's alert has no such
 * field, TIME-03). The screen owns this set, which grows here.
 */
export function stillNew(number: string, alerts: readonly TimeAlert[], known: Set<string>): TimeAlert[] {
  return alerts.map((alert) => {
    const key = alertKey(number, alert)
    const wasKnown = known.has(key)
    if (alert.isNew !== false) known.add(key)
    return alert.isNew === false && wasKnown ? { ...alert, isNew: true } : alert
  })
}
