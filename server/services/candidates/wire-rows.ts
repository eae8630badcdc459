import { asc, eq } from 'drizzle-orm'
import type {
  Candidate as WireCandidate,
  Offer as WireOffer,
  OfferToMake,
} from '#contract/jobs/candidates.ts'
import { companyDate } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { detailText } from '../approvals/queries.ts'
import { type Candidate, type CandidateRow, detailNumber, mailOf, type Offer, wholeName } from './rows.ts'
import { offerStateOf, stageOf } from './stage.ts'

const { candidateHistory, users } = tables

export function fitsOf({ requirements, fits }: Candidate): WireCandidate['apego'] {
  return requirements.map((requirement, at) => ({ ...requirement, cumple: fits?.[at] ?? null }))
}

export function toOffer(candidate: Candidate, offer: Offer, today: string): WireOffer {
  return {
    id: offer.id,
    estado: offerStateOf(candidate, offer, today),
    sueldo: offer.salary === null ? null : offer.salary / 100,
    ingreso: offer.startsOn ?? '',
    vence: offer.endsOn ?? '',
    jornada: offer.schedule,
    lugar: offer.place,
    prestaciones: offer.benefits,
    comentario: offer.comment,
  }
}

export function toOfferToMake(row: CandidateRow, offer: Offer, now: Date): OfferToMake {
  const { candidate, vacancy } = row
  return {
    ...toOffer(candidate, offer, companyDate(now.getTime())),
    candidato: candidate.id,
    nombre: properName(wholeName(candidate)),
    correo: mailOf(row, now),
    puesto: detailText(vacancy, 'puesto'),
    vacante: vacancy.id,
    sueldoVacante: detailNumber(vacancy.details, 'sueldo'),
    apego: fitsOf(candidate),
  }
}

export async function toCandidate(tx: Tx, row: CandidateRow, now: Date): Promise<WireCandidate> {
  const { candidate, offer, vacancy, asker, account } = row
  const today = companyDate(now.getTime())
  const history = await tx
    .select({ entry: candidateHistory, name: users.name })
    .from(candidateHistory)
    .leftJoin(users, eq(users.id, candidateHistory.by))
    .where(eq(candidateHistory.candidateId, candidate.id))
    .orderBy(asc(candidateHistory.id))
  return {
    id: candidate.id,
    nombre: properName(wholeName(candidate)),
    correo: candidate.mail,
    telefono: candidate.phone,
    notas: candidate.notes,
    vacante: vacancy.id,
    puesto: detailText(vacancy, 'puesto'),
    pidio: properName(wholeName(asker)),
    etapa: stageOf(candidate, offer, today).stage,
    apego: fitsOf(candidate),
    pasos: history.map(({ entry, name }) => ({
      paso: entry.step,
      cuando: entry.at.toISOString(),
      quien: name === null ? '' : properName(name),
      comentario: entry.comment,
    })),
    oferta: offer === null ? null : toOffer(candidate, offer, today),
    cuenta: account?.nickname ?? '',
  }
}
