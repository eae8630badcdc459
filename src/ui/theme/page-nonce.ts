/**
 * The nonce of this page's Content-Security-Policy, '' where there is none (development). Mantine asks for it; the
 * scroll lock of its dialogs reads it under webpack's global name (get-nonce), so it is put there too.
 */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce })

export function pageNonce(): string {
  return nonce
}
