import { eq } from 'drizzle-orm'
import type { HandlerContext } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import type { Family } from './family.ts'
import { lockImport } from './find-import.ts'
import { finishImport } from './finish.ts'
import { discardImports } from './store-import.ts'
import { kindOf } from './tables.ts'
import { fileTexts as texts } from './texts.es.ts'

/**
 * Starts a checked import, which then runs in the name of the person who starts it.
 * @param typed number of leavers that the person typed; null for none
 */
export async function startImport(
  family: Family,
  { id, typed = null }: { id: number; typed?: number | null },
  context: HandlerContext<unknown>,
): Promise<{ status: 'OK' }> {
  const { tx, user, clock, services, address } = context
  const { imports } = family.tables
  const run = await lockImport(family, context, id)
  if (run.state === 'checking') throw new WireFault('ERROR', texts.notReady)
  if (run.state !== 'ready') throw new WireFault('ERROR', texts.running)
  const [missing] = family.missing(
    kindOf(run),
    run.columns.map(({ field }) => field),
  )
  if (missing !== undefined) throw new WireFault('ERROR', family.missingColumn(missing))
  if (run.wanted === 0) throw new WireFault('ERROR', texts.nothing)
  await services.files.requireDisk()
  const now = clock.now()
  const author = { userId: user.id, isByItself: false, waitsFor: null, address }
  await tx
    .update(imports)
    .set({ ...family.columnsAtStart?.(run, typed), ...author, state: 'running', startedAt: now })
    .where(eq(imports.id, id))
  await services.jobs.add(tx, family.job, now)
  return { status: 'OK' }
}

type Command = 'detener' | 'seguir' | 'descartar'

/** Waits for a running step to end. */
export async function steerImport(
  family: Family,
  { id, accion }: { id: number; accion: Command },
  context: HandlerContext<unknown>,
): Promise<{ status: 'OK' }> {
  const { tx, user, clock, services, address } = context
  const { imports } = family.tables
  const run = await lockImport(family, context, id)
  const effect = effectOf(run.state, accion)
  const isThisImport = eq(imports.id, id)
  if (effect === 'stop') await tx.update(imports).set({ state: 'stopped' }).where(isThisImport)
  if (effect === 'resume') {
    const author = { userId: user.id, isByItself: false, waitsFor: null, address }
    await tx
      .update(imports)
      .set({ ...author, state: 'running' })
      .where(isThisImport)
    await services.jobs.add(tx, family.job, clock.now())
  }
  if (effect === 'end') await finishImport(family, tx, run, clock.now())
  if (effect === 'discard') await discardImports(family.tables, tx, isThisImport)
  if (accion === 'descartar') await services.jobs.add(tx, family.job, clock.now())
  return { status: 'OK' }
}

type Effect = 'nothing' | 'stop' | 'resume' | 'end' | 'discard'

/** @throws WireFault if the state does not permit the command */
function effectOf(state: string, accion: Command): Effect {
  const isRunning = state === 'running'
  const isStopped = state === 'stopped'
  if (accion === 'descartar') {
    if (isStopped) return 'end'
    if (isRunning) throw new WireFault('ERROR', texts.busy)
    return state === 'done' ? 'nothing' : 'discard'
  }
  if (!isRunning && !isStopped) throw new WireFault('ERROR', texts.notRunning)
  if (accion === 'detener') return isStopped ? 'nothing' : 'stop'
  return isRunning ? 'nothing' : 'resume'
}
