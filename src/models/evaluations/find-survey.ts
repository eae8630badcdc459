import type { QueryClient } from '@tanstack/react-query'
import { listSurveys, surveyNumber } from '#contract/evaluations/evaluations.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { listOwnSurveys, type OwnSurvey } from '#contract/evaluations/questionnaire.ts'
import type { StaffRow } from '#contract/evaluations/temporary-staff.ts'
import { currentSession } from '#core/session/session-state.ts'
import { keep } from '#core/store/kept.ts'
import { openStore } from '#core/store/open-store.ts'
import { fail, type Result, succeed } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { bareNumber } from '#domain/import-file/bare-number.ts'

type Own = ResponseOf<typeof listOwnSurveys>

/**
 * Finds the caller's own survey among all surveys about a listed person (TMP-09), on a host without the list
 * of own surveys (P-123).
 * @returns null when the caller has no unanswered survey
 */
export async function findOwnSurvey(
  client: QueryClient,
  row: Pick<StaffRow, 'id' | 'id_tipo' | 'emplid' | 'nombre' | 'DESCR' | 'descr1' | 'foto' | 'vence'>,
): Promise<Result<number | null>> {
  const session = currentSession()
  if (session.phase !== 'open') return fail({ kind: 'expired' })
  const store = openStore()
  const answer = await call(listSurveys, { idEvaluacion: row.id })
  if (!answer.ok) return answer
  const number = bareNumber(session.profile.user.Folio)
  const { encuestas } = answer.value.result
  const own = encuestas.find(({ evaluador, estatus }) => bareNumber(evaluador) === number && estatus === 0)
  if (!own) return succeed(null)
  const idEncuesta = surveyNumber(own, row.id)
  const survey: OwnSurvey = {
    idEncuesta,
    idEvaluacion: row.id,
    idTipo: row.id_tipo,
    tipo: own.tipo,
    numero: row.emplid,
    nombre: row.nombre,
    puesto: row.DESCR,
    departamento: row.descr1,
    foto: row.foto,
    vence: row.vence ?? '',
    terminada: false,
    preguntas: 0,
    contestadas: 0,
  }
  const key = [listOwnSurveys.id, {}]
  const former = client.getQueryData<{ value: Own }>(key)?.value
  const others = (former?.data ?? []).filter((each) => each.idEncuesta !== idEncuesta)
  const value: Own = {
    status: 'OK',
    data: [...others, survey],
    tieneResultado: former?.tieneResultado ?? false,
  }
  const kept = { value, at: serverNow() }
  client.setQueryData(key, kept)
  await keep(store, listOwnSurveys, {}, kept)
  return succeed(idEncuesta)
}
