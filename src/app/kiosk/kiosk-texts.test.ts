import { expect, test } from 'vitest'
import { texts as en } from './kiosk-texts.en.ts'
import { es } from './kiosk-texts.es.ts'
import { texts as workEn } from '../session/work-texts.en.ts'
import { es as workEs } from '../session/work-texts.es.ts'

test('names the answers of the sign-out question differently from the exit button beside it', () => {
  for (const [{ finish }, work] of [
    [es, workEs],
    [en, workEn],
  ] as const) {
    const { confirm, confirmLost, cancel } = work.finish
    expect(new Set([finish, confirm, confirmLost, cancel]).size).toBe(4)
  }
})
