import { expect, test } from 'vitest'
import { createAllowance } from './allowance.ts'

test('what does not fit waits for its turn, and is told to come again when that takes too long', async () => {
  const allowance = createAllowance(100, 40)
  const [one, two, three] = [allowance.open(), allowance.open(), allowance.open()]
  await one.hold(60)
  const order: string[] = []
  const waits = two.hold(60).then(() => order.push('two'))
  // Small enough, but nobody overtakes.
  const behind = three.hold(10).then(() => order.push('three'))
  one.end()
  await Promise.all([waits, behind])
  expect(order).toEqual(['two', 'three'])
  const late = allowance.open()
  await expect(late.hold(60)).rejects.toMatchObject({ http: 503 })
  late.end()
  two.end()
  three.end()
  const whole = allowance.open()
  await whole.hold(100)
  await expect(allowance.open().hold(1)).rejects.toMatchObject({ http: 503 })
})
