/**
 * Sends one ticket on as a file, in whatever the phone has for that; where it has nothing, the file is saved. The address
 * of the order is not in it: whoever gets a ticket can neither see nor return the others. False when the ticket could not
 * be fetched.
 */
export async function sendOn(path: string, title: string): Promise<boolean> {
  const answer = await fetch(path).catch(() => null)
  if (!answer?.ok) return false
  const name = `${title.replace(/[^\p{L}\p{N}]+/gu, '-')}.pdf`
  const file = new File([await answer.blob()], name, { type: 'application/pdf' })
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title })
      return true
    } catch (cause) {
      // They looked at it and left it; anything else is a browser that waits for another press: it is saved then.
      if (cause instanceof DOMException && cause.name === 'AbortError') return true
    }
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return true
}
