/** Lets the browser save bytes as a file, where its downloads go. */
export function saveFile(name: string, bytes: Uint8Array, type = 'application/gzip'): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some phones first ask where to save it, and read it only then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
