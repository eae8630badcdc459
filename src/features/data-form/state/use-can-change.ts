import { isConfigKnown } from '#core/transport/config.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'

/**
 * Returns whether a registered person may change answers: only on our own server, which notifies human resources. The
 * effect on a company's host is unknown.
 * @returns null while the kind of host is unknown
 */
export function useCanChange(): boolean | null {
  const config = useAppConfig()
  if (config?.deliveryKey !== undefined) return true
  return config !== null && isConfigKnown() ? false : null
}
