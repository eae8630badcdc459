import { text } from './locators.ts'

export const kardexPage = { byMonth: text('Por mes') }
