type Trouble = { code?: string; syscall?: string; command?: string; responseCode?: number; message?: string }

/** Whether a mail server that failed certainly has not taken the mail: it was not reached, or said so itself. */
export function isUntried(cause: unknown): boolean {
  const { code, syscall, command, responseCode, message = '' } = cause as Trouble
  if (responseCode !== undefined) return !isOnlyTheirs(cause) && responseCode < 500
  if (code === 'EDNS' || code === 'EAUTH' || syscall === 'connect') return true
  if (/^(Connection timeout|Greeting never received)/.test(message)) return true
  // No mail server, or one without a public address.
  return code === undefined && command === undefined
}

/** Whether it is about this one address: the others may be taken all the same. */
export function isOnlyTheirs(cause: unknown): boolean {
  const { command, responseCode, code } = cause as Trouble
  return (
    (responseCode !== undefined && (command === 'RCPT TO' || responseCode >= 550)) || code === 'EENVELOPE'
  )
}
