import { button } from './locators.ts'

/** Kinds of files that human resources import. */
export const importPage = {
  kardex: button('Kardex'),
  savingsMoves: button('Movimientos de ahorro'),
}
