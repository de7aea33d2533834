import * as z from 'zod'

/** Where an exhibitor may be found besides its website. */
export const networks = [
  'facebook',
  'instagram',
  'messenger',
  'whatsapp',
  'twitter',
  'youtube',
  'tiktok',
  'letterboxd',
  'mastodon',
  'bluesky',
] as const
export type Network = (typeof networks)[number]

export const networkEntry = z.object({
  id: z.string().min(1).max(40),
  network: z.enum(networks),
  url: z.url({ protocol: /^https$/ }).max(300),
})
