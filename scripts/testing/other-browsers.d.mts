export interface WebkitPrograms {
  driver: string
  display: string
  /** Path of a Python that can import WebKit's bindings. */
  python: string
}
export const NO_FIREFOX: string
export const NO_WEBKIT: string
export function findFirefox(): string | null
export function findWebkit(): Promise<WebkitPrograms | null>
export function installOtherBrowsers(): Promise<void>
