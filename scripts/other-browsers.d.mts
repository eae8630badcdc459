export interface WebkitPrograms {
  driver: string
  display: string
  /** Program that runs Python with the bindings of WebKit. */
  python: string
}
export const NO_FIREFOX: string
export const NO_WEBKIT: string
export function findFirefox(): string | null
export function findWebkit(): Promise<WebkitPrograms | null>
export function installOtherBrowsers(): Promise<void>
