/**
 * What Node is started with, as a service, as an image and in the demo. The two halves of its youngest memory grow to
 * 16 MB each by default, and a box that reads its whole mirror fills them: with eight it takes about 200 MB and not 240, in the same time.
 */
export const nodeFlags = ['--max-semi-space-size=8'] as const
