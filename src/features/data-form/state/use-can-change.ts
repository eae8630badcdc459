import { isConfigKnown } from '#core/transport/config.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'

/**
 * Whether a registered person may change what they have saved: our own server takes such a step and tells human resources;
 * what a company's host makes of one nobody knows. null: the host has not said which one it is.
 */
export function useCanChange(): boolean | null {
  const config = useAppConfig()
  if (config?.deliveryKey !== undefined) return true
  return config !== null && isConfigKnown() ? false : null
}
