/**
 * Where something is shown or switched on: the website, the walls, registers and scanners, the portal. Their bits, and
 * their order, are those of spec/operations.md section 6.
 */
export const channelBits = { site: 1, signage: 2, pos: 4, portal: 8 } as const

export type Channel = keyof typeof channelBits

export const channels = ['site', 'signage', 'pos', 'portal'] as const satisfies readonly Channel[]

/** Channels as one number. */
export function channelMask(on: readonly Channel[]): number {
  return on.reduce((mask, channel) => mask | channelBits[channel], 0)
}
