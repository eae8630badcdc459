import { isConfigKnown } from '#core/transport/config.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'

/**
 * Our own server accepts a registered person's change and notifies human resources; the effect on a company's host is
 * unknown.
 * @returns null while the kind of host is unknown
 */
export function useCanChange(): boolean | null {
  const config = useAppConfig()
  if (config?.deliveryKey !== undefined) return true
  return config !== null && isConfigKnown() ? false : null
}
