import type { StageContext } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { candidateTexts as texts } from '../candidates/texts.es.ts'

type Public = Pick<StageContext<{ access: 'public' }>, 'db' | 'services' | 'clock' | 'token' | 'address'>

/** Counted before anything is looked at, alike for every key. @returns users.id of whoever is signed in on the device */
export async function sessionOf({ db, services, clock, token, address }: Public): Promise<number | null> {
  if (!(await services.quotas.mayOpenLink(address))) throw new WireFault('ERROR', texts.tooOften)
  if (token === '') return null
  return (await services.sessions.authenticate(db, token, clock.now()))?.id ?? null
}
