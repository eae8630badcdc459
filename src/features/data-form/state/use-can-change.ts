import { useAppConfig } from '#hooks/operations/app-config.ts'

/**
 * Whether a registered person may change what they have saved: our own server takes such a step and tells human resources;
 * what a company's host makes of one nobody knows. null: not known yet.
 */
export function useCanChange(): boolean | null {
  const config = useAppConfig()
  return config === null ? null : config.deliveryKey !== undefined
}
