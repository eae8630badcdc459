import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  team: { title: 'Positions of my team', text: 'People, vacancies and what each position asks for' },
  profiles: { title: 'Position profiles', text: 'What each position asks for, from an .xlsx' },
} satisfies Translation<typeof es>
