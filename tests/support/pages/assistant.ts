import { field } from './locators.ts'

export const assistantPage = { words: field('Escribe aquí') }
