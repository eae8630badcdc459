/** A file leaves the app only through the system's own download or share sheet. */

/** Time in ms until a download's object URL is revoked. The system copies the bytes in this time. */
const DOWNLOAD_MS = 30_000

/** Downloads a file. Never navigates to the URL, because an installed iOS app offers no way back. */
export function downloadFile(bytes: ArrayBuffer, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_MS)
}

export function downloadSheet(bytes: ArrayBuffer, name: string): void {
  downloadFile(bytes, name, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
}

/**
 * Downloads a data URL.
 * @throws DOMException for invalid base64
 */
export function downloadDataUrl(dataUrl: string, name: string, type: string): void {
  const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1))
  downloadFile(Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer, name, type)
}

export function canShareFiles(type: string): boolean {
  const probe = new File([''], 'a.pdf', { type })
  return navigator.canShare?.({ files: [probe] }) ?? false
}

/**
 * Opens the share sheet.
 * @returns false when it could not be opened
 */
export async function shareFile(bytes: ArrayBuffer, name: string, type: string): Promise<boolean> {
  try {
    await navigator.share({ files: [new File([bytes], name, { type })] })
    return true
  } catch (error) {
    // Closing the sheet without sharing is not an error.
    return (error as Error).name === 'AbortError'
  }
}
