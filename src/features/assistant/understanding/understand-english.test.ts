import { expect, it } from 'vitest'
import { paymentsOf } from './spoken-term.ts'
import { type Intent, isMoving } from './meanings.ts'
import { understand } from './understand.ts'

const phrases: Record<Intent, readonly string[]> = {
  loan: [
    'I want a loan',
    'can you lend me 5,000 pesos',
    'I need to borrow two thousand',
    'can I borow money',
    "why can't I get a loan?",
    'kiero un prestamo',
  ],
  withdraw: [
    'withdraw',
    'I want to withdraw my savings',
    'take out all my savings',
    'take out 500 of the savings fund',
  ],
  leave: ['leave the savings fund', "I don't want to save any more", 'stop saving', 'drop out'],
  enrol: ['join the savings fund', 'enroll me', 'register with 200 pesos'],
  change: ['change my savings', 'save more', 'increase my savings to 500', 'change how much I save'],
  payoff: ['pay off my loan', 'pay my loan with my savings', 'settle my debt'],
  'extra-payment': ['extra payment', 'pay more of my loan', 'pay 500 extra'],
  'cancel-movement': ['cancel my withdrawal', 'cancel', 'cancel the request'],
  balances: ['balance', 'how much do I have?', 'how much have I saved', 'how much do I owe', 'my balances'],
  savings: ['savings fund', 'my savings'],
  loans: ['what loans do I have'],
  movements: ['my movements', 'pending requests'],
  payslip: ['my payslip', 'show me my paycheck'],
  statement: ['my statement'],
  simulator: ['if I borrow 4000 how much do I pay'],
  vacancies: ['job openings', 'vacancies'],
  menu: ['hello', 'help', 'start again please', 'menu'],
  end: ['bye', 'finish', 'close'],
  no: ['no', 'no thanks'],
  yes: ['yes', 'ok', 'I accept'],
}

const cases = Object.entries(phrases).flatMap(([intent, each]) => each.map((phrase) => [phrase, intent]))
it.each(cases)('understands «%s» as %s', (phrase, intent) => {
  expect(understand(phrase, 'en').intents).toEqual([intent])
})

it.each([
  '',
  'pizza',
  "what's the weather tomorrow",
  'tell me a joke',
  'my dog is called Rex',
  "I don't want a loan",
  "I can't pay my loan",
  'never withdraw my savings',
  'the bus was late',
  'where do I park the truck',
  'no quiero un prestamo',
])('«%s» is not understood', (phrase) => {
  expect(understand(phrase, 'en').intents).toEqual([])
})

it.each<[string, number | null]>([
  ['$2,000.50', 200_050],
  ['2k', 200_000],
  ['two thousand', 200_000],
  ['two thousand five hundred', 250_000],
  ['2 thousand 500', 250_000],
  ['fifteen hundred pesos', 150_000],
  ['a thousand', 100_000],
  ['a hundred and fifty', 15_000],
  ['one hundred twenty five pesos and fifty cents', 12_550],
  ['a loan of twelve thousand pesos in 12 fortnights', 1_200_000],
  ['dos mil', 200_000],
  ['a loan', null],
  ['one loan', null],
  ['between 500 and 1000', null],
  ['1.500', null],
  ['12 fortnights', null],
])('reads the amount in «%s» as %s centavos', (text, amount) => {
  expect(understand(text, 'en').amount).toBe(amount)
})

it.each([
  'I have 2 kids and want a loan',
  "I'm 45 and want a loan",
  'a thousand thanks, I want a loan',
  'my number is 100101 I want a loan',
  'I want to withdraw 50% of my savings',
  'I earn 2000 a week, I want a loan',
])('finds no amount in «%s»: no word asks for its number', (text) => {
  expect(understand(text, 'en').amount).toBeNull()
})

it.each([
  ['I work shift 3 lend me 500', 50_000],
  ['withdraw 500 on the 15th', 50_000],
  ['I am paying 500 of my loan', 50_000],
])('reads «%s» as %i centavos beside other numbers', (text, amount) => {
  expect(understand(text, 'en').amount).toBe(amount)
})

it.each<[string, number, number | null]>([
  ['in thirteen weeks', 1, 13],
  ['12 fortnights', 2, 12],
  ['a year', 1, 52],
  ['6 months', 2, 12],
])('reads the term in «%s» for pay group %i as %s payments', (text, payGroup, payments) => {
  const { term } = understand(text, 'en')
  expect(term && paymentsOf(term, payGroup)).toBe(payments)
})

it('reads "everything", "maximum" and "todo" as the maximum', () => {
  expect(understand('take out everything', 'en').isMaximum).toBe(true)
  expect(understand('maximum', 'en').isMaximum).toBe(true)
  expect(understand('sacar todo mi ahorro', 'en').isMaximum).toBe(true)
})

it.each([
  'who withdrew 500 from my savings',
  'what is this withdrawal of 800',
  'where is my loan of 3000',
  'when will I get my loan of 3000',
  'the withdrawal of 500 is wrong',
  'my wife wants to withdraw 500',
  'my coworker wants a loan of 2000',
  'should I pay off my loan',
  'take 20 copies',
  'when does my savings end',
  'they charge me savings',
  'if I resign do I get my savings',
  'who leaves the savings fund',
])('starts no movement after «%s»', (text) => {
  expect(understand(text, 'en').intents.filter(isMoving)).toEqual([])
})

it.each([
  ['can I withdraw 2000?', 'withdraw'],
  ['may I raise my savings to 300?', 'change'],
  ['can I pay off my loan?', 'loans'],
])('takes no amount from the question «%s»', (text, intent) => {
  expect(understand(text, 'en')).toMatchObject({ intents: [intent], amount: null })
})

it.each(['pay me my savings', 'can you pay me my savings'])('takes «%s» for a withdrawal', (text) => {
  expect(understand(text, 'en').intents).toEqual(['withdraw'])
})

it.each(['raise my savings by 50', 'save 50 more', 'lower my savings by 20', 'save another 50'])(
  'asks for the new total after «%s»',
  (text) => {
    expect(understand(text, 'en').intents).toContain('change')
    expect(understand(text, 'en').amount).toBeNull()
  },
)

it.each(['two or three thousand loan', 'withdraw half of 5000', 'withdraw everything but 500'])(
  'finds no certain amount in «%s»',
  (text) => {
    expect(understand(text, 'en')).toMatchObject({ amount: null, isMaximum: false })
  },
)

it('reads an amount and a term side by side', () => {
  const found = understand('loan 3k 12 fortnights', 'en')
  expect(found).toMatchObject({ amount: 300_000, term: { count: 12, unit: 'fortnights' } })
})
