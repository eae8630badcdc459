import type { Translation } from '#i18n/texts.ts'
import type { es } from './alert-texts.es.ts'

export const texts = {
  news: 'Good to know',
  label: 'Time alerts',
  own: (count) => (count === 1 ? 'See 1 time alert' : `See ${count} time alerts`),
  ownText: 'Restroom or canteen',
  noSchedule: 'Ask for your canteen hours',
  noScheduleText: 'You don’t have any on record yet',
} satisfies Translation<typeof es>
