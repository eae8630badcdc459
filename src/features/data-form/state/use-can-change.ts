import { isConfigKnown } from '#core/transport/config.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'

/**
 * Returns whether a registered person may change answers. Only this portal's server notifies human resources of
 * changes; a company's host may not.
 * @returns null while the kind of host is unknown
 */
export function useCanChange(): boolean | null {
  const config = useAppConfig()
  if (config?.deliveryKey !== undefined) return true
  return config !== null && isConfigKnown() ? false : null
}
