/** Hands a file to the browser's downloads under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari starts the download after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
