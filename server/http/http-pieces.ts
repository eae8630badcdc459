import type { Admission } from './admission.ts'
import { readBytes } from '../wire/body.ts'
import { OPERATION_UUID } from '../operations/receipts.ts'
import { MAX_PIECES, PIECE_BYTES } from '../facilities/sealed-pieces.ts'
import type { Clock } from '../clock.ts'
import type { Services } from '../facilities/services.ts'
import { transportTexts as texts } from '../texts.ts'
import { WireFault } from '../wire/wire-fault.ts'

export interface PiecePath {
  operationId: string
  /** Number of the piece; null for all pieces. */
  number: number | null
}

const PLACE = /^\/api\/sealed\/([^/]+)(?:\/(\d{1,3}))?$/

/**
 * Parses /api/sealed/{opId} and /api/sealed/{opId}/{n}. Returns null for other paths. @param path in lower
 * case
 */
export function parsePiecePath(path: string): PiecePath | null {
  const [, operationId = '', number] = PLACE.exec(path) ?? []
  if (!OPERATION_UUID.test(operationId)) return null
  return { operationId, number: number === undefined ? null : Number(number) }
}

/**
 * Lists or stores pieces. Listing needs only the operation's random id. Storing needs a ticket, whose person
 * is responsible for the bytes.
 * @throws WireFault
 */
export async function answerPieces(
  { operationId, number }: PiecePath,
  request: Request,
  { services, clock, admission }: { services: Services; clock: Clock; admission: Admission },
): Promise<object> {
  const { pieces, sending } = services
  const { sender, owner } = admission
  if (number === null) {
    if (request.method !== 'GET') throw new WireFault('ERROR', texts.wrongMethod, 405)
    const [there, refusal] = await Promise.all([pieces.list(operationId), pieces.refusal(operationId)])
    return { status: 'OK', pieces: there, ...(refusal ? { refusal } : {}) }
  }
  if (request.method !== 'PUT') throw new WireFault('ERROR', texts.unknownPath, 404)
  if (number < 1 || number > MAX_PIECES) throw new WireFault('ERROR', texts.wrongPiece, 400)
  const bytes = await readBytes(request, PIECE_BYTES, admission.byTicket(ticketMissing()))
  if (owner === null) throw admission.withoutTicket(ticketMissing())
  // Checks the account here, because admission checks the ticket only for a large body.
  if (!(await admission.isOwnerAccountOpen())) throw ticketMissing()
  if (bytes.length === 0) throw new WireFault('ERROR', texts.wrongPiece, 400)
  if (!(await sending.maySendPiece(sender))) throw new WireFault('ERROR', texts.tooBusy, 429)
  const answer = await pieces.put({ operationId, number, owner }, bytes, clock.now())
  if (answer === 'not yours') throw new WireFault('ERROR', texts.forbidden, 403)
  if (answer === 'too large') throw new WireFault('ERROR', texts.tooLarge, 413)
  if (answer !== 'kept') throw new WireFault('ERROR', texts.tooBusy, 503)
  return { status: 'OK' }
}

function ticketMissing(): WireFault {
  return new WireFault('EXPSESSION', texts.invalidToken, 401)
}
