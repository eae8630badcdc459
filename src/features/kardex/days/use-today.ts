import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/dates.ts'
import { useNow } from '#hooks/device/use-now.ts'

/** Today in the company's time zone by the server's clock, YYYY-MM-DD; changes at midnight while the screen is open. */
export function useToday(): string {
  useNow()
  return companyDate(serverNow())
}
