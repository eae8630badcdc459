import { isConfigKnown } from '#core/transport/config.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'

/**
 * Returns whether a registered person may change saved answers. Our own server accepts the change and notifies
 * human resources; the effect on a company's host is unknown.
 * @returns null while the kind of host is unknown
 */
export function useCanChange(): boolean | null {
  const config = useAppConfig()
  if (config?.deliveryKey !== undefined) return true
  return config !== null && isConfigKnown() ? false : null
}
