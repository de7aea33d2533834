import type { Network } from '#core/venue/network.ts'

/** Networks call themselves the same in every language. */
export const networkNames: Readonly<Record<Network, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  messenger: 'Messenger',
  whatsapp: 'WhatsApp',
  twitter: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  letterboxd: 'Letterboxd',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
}
