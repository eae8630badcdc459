import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { workLawToWire } from '#contract/approvals/work-law.ts'
import { judgeOvertime, judgeRestDay, noWorkFacts } from '#domain/approvals/work-law.ts'
import { lawOn } from '#domain/law/law-on.ts'
import { WorkLawCard } from './work-law.tsx'

afterEach(cleanup)

const FRIDAY = '2026-12-04'
const overtime = ['2026-11-30', '2026-12-01', '2026-12-02'].map((day) => ({ day, hours: 3 }))
const texts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

function show(law: ReturnType<typeof judgeOvertime>, { away = [] as string[], isLive = false } = {}): void {
  render(<WorkLawCard law={workLawToWire(law, away)} isLive={isLive} />)
}

test('shows the week beside each limit, how the hours are paid, and what the law forbids with its article', () => {
  show(judgeOvertime({ day: FRIDAY, hours: 1 }, { ...noWorkFacts, overtime }, lawOn), { isLive: true })
  expect(texts()).toEqual(['1 de 3', '4 de 3', '10 de 9'])
  expect(screen.getByText('Se pagan al doble 0 h y al triple 1 h.')).toBeTruthy()
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'La ley permite 3 días con horas extra por semana (LFT 66).',
    'La ley permite 9 horas extra por semana (LFT 66 a 68).',
  ])
})

test('says of an unconfirmed row that it refuses nothing', () => {
  show(judgeOvertime({ day: '2027-01-05', hours: 5 }, noWorkFacts, lawOn), { isLive: true })
  expect(screen.getByText('La ley permite 4 horas extra al día (CPEUM 123 A XI).')).toBeTruthy()
  expect(screen.getByText('Falta confirmar esa regla. No detiene la solicitud.')).toBeTruthy()
  expect(screen.getByText('Se pagan al doble: 5 h. Es un cálculo sin confirmar.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('tells that a holiday, a rest day or a Sunday is paid otherwise', () => {
  show(judgeOvertime({ day: '2026-12-25', hours: 8 }, noWorkFacts, lawOn))
  expect(screen.getByText('Es festivo')).toBeTruthy()
  expect(screen.getByText('Se paga el día y 2 veces más (LFT 73 y 75).')).toBeTruthy()
  cleanup()
  show(judgeRestDay('2026-12-06', noWorkFacts, lawOn))
  expect(screen.getByText('Es descanso')).toBeTruthy()
  cleanup()
  show(judgeOvertime({ day: '2026-12-06', hours: 2 }, noWorkFacts, lawOn))
  expect(
    screen.getByText(
      'Si es su descanso, se paga el día y 2 veces más (LFT 73 y 75). Si no es su descanso, lleva prima de 25 % (LFT 71).',
    ),
  ).toBeTruthy()
})

test('lists the days of absence, and ignores rules of a newer server', () => {
  const law = workLawToWire(judgeOvertime({ day: FRIDAY, hours: 1 }, noWorkFacts, lawOn), ['2026-12-02'])
  const newer = { regla: 'monthHours', usado: 1, valor: 0, articulo: 'X', confirmada: true, rebasa: true }
  render(<WorkLawCard law={{ ...law, tipoDia: 'strike', topes: [...law.topes, newer] }} />)
  expect(screen.getByText('Días sin trabajar esa semana, según su kardex: 02/12/2026.')).toBeTruthy()
  expect(texts()).toHaveLength(3)
  expect(screen.queryByText(/\(X\)/)).toBeNull()
})
