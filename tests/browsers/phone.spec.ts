import type { Hand } from './hand.ts'
import { expectNobody, signIn } from './person.ts'
import { expect, test } from './story.ts'
import { signInPage } from '../support/pages/sign-in.ts'
import { dialogs } from '../support/pages/dialogs.ts'
import { lists } from '../support/pages/lists.ts'
import { syncStatus } from '../support/pages/sync-status.ts'
import { navigation } from '../support/pages/navigation.ts'
import { KINDS } from '../support/pages/kardex.ts'
import { payslipsPage, STAMPED, WEEK } from '../support/pages/payslips.ts'

const CARDS = [KINDS.administrative, KINDS.unexcused, KINDS.illness, KINDS.holidays, KINDS.leave, KINDS.cards]
const DAY = String.raw`\d\d/\d\d/\d{4}`
const AMOUNT = /\$[\d,]+\.\d\d/g

test('shows a payslip and the kardex without the server; signing out deletes them', async ({
  hand,
  portal,
}) => {
  await hand.open(portal.url)
  await signIn(hand, '100101')
  await hand.sees(/Al día · \d\d:\d\d/)
  const paid = await readHome(hand)
  const amounts = await readPayslip(hand)
  expect(amounts.earned - amounts.deducted).toBe(amounts.received)
  expect(amounts.received).toBeGreaterThan(0)
  const kardex = await readKardex(hand)
  for (const [index, kind] of CARDS.entries()) expect(kardex.totals[index], kind).toBeGreaterThan(0)

  await portal.stop()
  await tapSection(hand, 'Inicio')
  // The device keeps the key for the whole session, so it asks for no password.
  await hand.reload()
  await hand.sees(`${syncStatus.shownSince.label} ${today()}, `)
  expect(await hand.text()).not.toContain('Al día')
  expect(await readHome(hand)).toBe(paid)
  expect(await readPayslip(hand)).toEqual(amounts)
  await hand.sees(`${syncStatus.shownSince.label} ${today()}, `)
  expect(await readKardex(hand)).toEqual(kardex)
  await hand.sees(`${syncStatus.shownSince.label} ${today()}, `)

  await tapSection(hand, navigation.more.label)
  await hand.tap({ kind: 'button', name: signInPage.signOut.label })
  await hand.sees(signInPage.title.label)
  await expectNobody(hand, {
    url: portal.url,
    start: signInPage.title.label,
    words: ['Lupita', 'RAMOS', '$', payslipsPage.week.label],
  })
  await hand.open(portal.url)
  await expect.poll(() => hand.databases(), { timeout: 60_000 }).toEqual(['portal'])
  await signIn(hand, '100101')
  await hand.sees('Sin internet. En este dispositivo no hay datos tuyos todavía.')
})

test('Back closes a dialog that opened by itself, and stays on Inicio', async ({ hand, portal }) => {
  await hand.open(`${portal.url}/#/Recibos`)
  await signIn(hand, '100201')
  await hand.sees(WEEK)
  await tapSection(hand, 'Inicio')
  await hand.sees(dialogs.understood.label)
  expect(await hand.back()).toBe(true)
  await expect.poll(() => hand.text()).not.toContain(dialogs.understood.label)
  expect(await hand.address()).toContain('#/Inicio')
})

function today(): string {
  return new Date().toLocaleDateString('es-MX', {
    timeZone: 'America/Mexico_City',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
}

function tapSection(hand: Hand, name: string): Promise<void> {
  return hand.tap({ kind: 'link', name })
}

async function readHome(hand: Hand): Promise<string> {
  await hand.sees(payslipsPage.lastPaid.label)
  await hand.sees(new RegExp(`${WEEK.source} · del`))
  const [paid = ''] = await hand.all(new RegExp(`${DAY}\\s+${WEEK.source} · del \\d\\d/\\d\\d al ${DAY}`))
  expect(paid).not.toBe('')
  return paid.replaceAll(/\s+/g, ' ')
}

async function readPayslip(hand: Hand): Promise<{ earned: number; deducted: number; received: number }> {
  await tapSection(hand, navigation.money.label)
  await hand.tap({ kind: 'link', name: STAMPED })
  await hand.sees(payslipsPage.whyChanged.label)
  expect(await hand.all(AMOUNT)).toEqual([])
  await hand.tap({ kind: 'button', name: payslipsPage.show.label })
  await hand.sees(AMOUNT)
  const text = await hand.text()
  const under = (label: string) =>
    Number(new RegExp(`${label}[^$]*\\$([\\d,.]+)`).exec(text)?.[1]?.replaceAll(/[,.]/g, ''))
  const amounts = {
    earned: under('Ganaste'),
    deducted: under('Te descontaron'),
    received: under(payslipsPage.received.label),
  }
  await hand.tap({ kind: 'button', name: payslipsPage.openPdf.label })
  await hand.sees('GUADALUPE RAMOS')
  await hand.back()
  await hand.back()
  return amounts
}

async function readKardex(hand: Hand): Promise<{ totals: number[]; days: string[] }> {
  await tapSection(hand, navigation.record.label)
  await hand.sees(new RegExp(`(${lists.details.label}.*){6}`, 's'))
  const text = await hand.text()
  const totals = CARDS.map((kind) => Number(new RegExp(`${kind}\\s+Total\\s+(\\d+)`).exec(text)?.[1]))
  await hand.tap({ kind: 'button', name: lists.details.label })
  await expect.poll(() => daysBehind(hand), { timeout: 60_000 }).toHaveLength(totals[0] ?? 0)
  const days = await daysBehind(hand)
  await hand.back()
  return { totals, days }
}

/** Returns the days of the open detail, which comes last in the page's text. */
async function daysBehind(hand: Hand): Promise<string[]> {
  const text = await hand.text()
  return text.slice(text.lastIndexOf(CARDS[0] ?? '')).match(/\d\d\/\d\d\/\d{4}/g) ?? []
}
