/**
 * Nonce of this page's Content-Security-Policy; '' in development. Mantine calls pageNonce. The scroll lock
 * of its dialogs (get-nonce) reads webpack's global variable instead.
 */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce })

export function pageNonce(): string {
  return nonce
}
