import { join } from 'node:path'
import { saveStep } from '#contract/documents/documents.ts'
import { migrationsFolder } from '#server/db/connect.ts'
import { openPglite } from '#server/db/pglite.ts'
import { goodSteps } from '../support/people/data-form-steps.ts'
import type { Portal } from '../support/server/portal.ts'
import type { Hand } from './hand.ts'
import { signIn } from './person.ts'
import { expect, test } from './story.ts'
import { PASSWORD } from '../support/server/other-device.ts'
import {
  dataFormPage,
  fillAddress,
  fillIds,
  fillPerson,
  type FirstStepsActions,
} from '../support/pages/data-form-steps.ts'
import { syncStatus } from '../support/pages/sync-status.ts'

const CANDIDATE = 'candidato'
/** Matches the chip of a step, but not the total above the steps ("Falta enviar 1 paso"). */
const WAITING = new RegExp(`${syncStatus.waiting.label}(?! \\d)`, 'g')

test('keeps a step saved without a network through a reload, and sends it once', async ({ hand, portal }) => {
  const way = { hands: handsOf(hand), isPhone: true }
  const { 1: address, 2: person, 3: ids } = goodSteps
  await hand.open(`${portal.url}/#/ActualizacionDatos`)
  await signIn(hand, CANDIDATE)
  await hand.tap({ kind: 'link', name: dataFormPage.start.label })
  await fillAddress(way, address)
  await fillPerson(way, person)
  await way.hands.heading(dataFormPage.idsTitle.label)
  await expect.poll(() => savedSteps(portal), { timeout: 60_000 }).toEqual({ 1: address, 2: person })

  await portal.stop()
  await fillIds(way, ids)
  await way.hands.heading('Escolaridad')
  await hand.open(`${portal.url}/#/ActualizacionDatos`)
  await hand.reload()
  await hand.sees('Falta enviar 1 paso')
  expect(await hand.all(WAITING)).toHaveLength(1)
  expect(await hand.all(new RegExp(syncStatus.synced.label, 'g'))).toHaveLength(2)
  await hand.open(`${portal.url}/#/ActualizacionDatos/3`)

  await portal.start()
  await expect.poll(() => savedSteps(portal), { timeout: 180_000 }).toEqual({ 1: address, 2: person, 3: ids })
  await hand.open(`${portal.url}/#/ActualizacionDatos`)
  await hand.sees('3 de 7 pasos listos')
  expect(await hand.all(WAITING)).toEqual([])
  await portal.stop()
  expect(await countSaves(portal)).toBe(3)
})

function handsOf(hand: Hand): FirstStepsActions {
  return {
    fill: (label, text) => hand.fill(label, text),
    choose: (group, option) => hand.tap({ kind: 'field', name: option, within: group }),
    pick: (label, option) => hand.pick(label, option),
    press: (name) => hand.tap({ kind: 'button', name }),
    heading: (text) => expect.poll(() => hand.heading(), { timeout: 60_000 }).toBe(text),
  }
}

async function savedSteps(portal: Portal): Promise<Record<string, unknown>> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${portal.url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await answer.json()) as Record<string, unknown>
  }
  const { token } = await post('/Login/ws-login.php', { Opcion: 1, correo: CANDIDATE, password: PASSWORD })
  const { data } = (await post(saveStep.path, { Opcion: 13, token })) as {
    data: { bandera: number; datos: unknown }[]
  }
  return Object.fromEntries(data.map(({ bandera, datos }) => [String(bandera), datos]))
}

/** The server must be stopped. */
async function countSaves({ dataDir }: Portal): Promise<number> {
  const connection = await openPglite(join(dataDir, 'database'), migrationsFolder())
  const { rows } = await connection.query.query('select count(*)::int as n from operation_receipts')
  await connection.close()
  return Number(rows[0]?.n)
}
