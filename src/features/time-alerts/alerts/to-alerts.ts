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

export function alertKey(number: string, { date, entry, kind }: TimeAlert): string {
  return `${number}|${date}|${entry}|${kind}`
}

/**
 * Keeps new alerts marked while the screen is open, although the service soon counts them as seen.
 * @param known the screen's set of alerts to report as seen, which grows here; contains alerts without a flag,
 * because the spec's alert has none (TIME-03)
 */
export function stillNew(number: string, alerts: readonly TimeAlert[], known: Set<string>): TimeAlert[] {
  return alerts.map((alert) => {
    const key = alertKey(number, alert)
    const wasKnown = known.has(key)
    if (alert.isNew !== false) known.add(key)
    return alert.isNew === false && wasKnown ? { ...alert, isNew: true } : alert
  })
}
