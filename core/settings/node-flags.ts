/**
 * Node's flags as a service, in the image and in the demo. The two semi-spaces of its young generation grow to 16 MB
 * each by default, and a box that reads its whole mirror fills them: with 8 MB it needs about 200 MB instead of 240,
 * in the same time.
 */
export const nodeFlags = ['--max-semi-space-size=8'] as const
