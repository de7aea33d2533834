/** One address is mailed a link at most this often, whoever asks for it. */
const betweenMs = 6 * 3_600_000
/** Links that wait for the same address; it is mailed no other until one of them is over. */
const waitingMost = 3

/** What is known of an address: when it was asked for (ISO), and whether that still waits for a yes. */
export type Asked = { at: string; waits: boolean }

/** Whether an address may be mailed once more, so that nobody has us fill a stranger's mailbox. */
export function mayBeAsked(before: readonly Asked[], nowMs: number): boolean {
  if (before.some(({ at }) => nowMs - Date.parse(at) < betweenMs)) return false
  return before.filter(({ waits }) => waits).length < waitingMost
}
