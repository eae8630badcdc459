import { button } from './locators.ts'

export const importPage = {
  kardex: button('Kardex'),
  savingsMoves: button('Movimientos de ahorro'),
}
