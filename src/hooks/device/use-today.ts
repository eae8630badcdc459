import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import { useNow } from '#hooks/device/use-now.ts'

/** Returns YYYY-MM-DD by the server's clock in the company's time zone. Changes at midnight while mounted. */
export function useToday(): string {
  useNow()
  return companyDate(serverNow())
}
