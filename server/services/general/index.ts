import * as operations from '#contract/protocol/general.ts'
import { careers, educationLevels } from '../../db/schema/form-lists.ts'
import { defineService } from '../../operations/service.ts'
import { countVisit } from './visits.ts'

const TICKETS_PER_RESPONSE = 24

export const general = defineService(operations, {
  recordVisit: async ({ pantalla }, { tx, user, clock }) => {
    await countVisit(tx, user.id, pantalla, clock.now())
    return { status: 'OK' }
  },
  readTokenLife: async (_input, { tx, token, clock, services }) => {
    return { status: 'OK', tokenLife: await services.sessions.remaining(tx, token, clock.now()) }
  },
  renewToken: async (_input, { tx, token, clock, services }) => {
    const session = await services.sessions.renew(tx, token, clock.now())
    return { status: 'OK' as const, token: session.token, tokenLife: session.lifeSeconds }
  },
  listEducation: async (_input, { tx }) => {
    const niveles = await tx
      .select({ id: educationLevels.id, nombre: educationLevels.name })
      .from(educationLevels)
      .orderBy(educationLevels.id)
    const carreras = await tx
      .select({ id: careers.id, nombre: careers.name, nivel: careers.levelId })
      .from(careers)
      .orderBy(careers.id)
    return { status: 'OK', escolaridad: { niveles, carreras } }
  },
  readTickets: async (_input, { user, clock, services }) => {
    return {
      status: 'OK' as const,
      boletos: services.tickets.issue(user.id, TICKETS_PER_RESPONSE, clock.now()),
    }
  },
  readCompany: async (_input, { user }) => ({ status: 'OK', compania: user.company }),
})
