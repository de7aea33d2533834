/** What came of looking for a card terminal: as `terminalConditions`, or it is at work. */
export const terminalLooks = ['operational', 'busy', 'communication_error', 'not_accepted'] as const
export type TerminalLook = (typeof terminalLooks)[number]
