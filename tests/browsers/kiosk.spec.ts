import { expectNobody } from './person.ts'
import { expect, test } from './story.ts'
import { PASSWORD } from '../support/server/other-device.ts'
import { kioskPage } from '../support/pages/kiosk.ts'
import { signInPage } from '../support/pages/sign-in.ts'
import { navigation } from '../support/pages/navigation.ts'
import { startOf } from '../support/pages/locators.ts'
import { payslipsPage, WEEK } from '../support/pages/payslips.ts'

test.use({ size: { width: 1280, height: 800 } })

test('signs in with a number and password, shows a payslip and deletes all data after "Terminar"', async ({
  hand,
  portal,
  driver,
}) => {
  await hand.open(`${portal.url}/?modo=kiosco`)
  for (const digit of '100101') await hand.tap({ kind: 'button', name: digit })
  await hand.tap({ kind: 'button', name: kioskPage.next.label })
  await hand.sees('Entras como 100101')
  await hand.fill(signInPage.password.label, PASSWORD)
  await hand.tap({ kind: 'button', name: signInPage.enter.label })
  await hand.sees('Lupita')
  await hand.sees(WEEK)
  const [week = ''] = await hand.all(WEEK)
  await hand.tap({ kind: 'link', name: startOf(navigation.latestPayslip) })
  await hand.sees(new RegExp(`Recibo ·\\s${week}`))
  await hand.tap({ kind: 'button', name: payslipsPage.show.label })
  await hand.sees(new RegExp(`${payslipsPage.received.label}[^$]*\\$[\\d,.]+`))

  await hand.tap({ kind: 'button', name: kioskPage.finish.label })
  await hand.sees(kioskPage.next.label)
  expect(await hand.address()).toBe(`${portal.url}/#/Login`)
  const words = ['Lupita', '100101', 'RAMOS', '$', payslipsPage.week.label]
  await expectNobody(hand, { url: portal.url, start: kioskPage.next.label, words })
  await hand.open(portal.url)
  await hand.sees(kioskPage.next.label)
  // Only the device's own database remains, which stores that the device is a kiosk.
  await expect.poll(() => hand.databases(), { timeout: 60_000 }).toEqual(['portal'])
  const texts = await driver.run(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
  )
  for (const word of words) expect(texts).not.toContain(word)
})
