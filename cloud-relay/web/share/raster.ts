import type { SharedPicture } from '#core/content/pictures/picture-job.ts'
import { askForPicture } from '#core/content/pictures/picture-jobs.ts'
import { Refusal } from '#core/refusal.ts'

/**
 * A picture for networks, made in the process that cuts pictures. It loads no fonts and no files. Refuses `not_found`
 * where it cannot be made, and `too_many_requests`.
 */
export async function rasterOf(wanted: Omit<SharedPicture, 'kind'>): Promise<Buffer> {
  const answer = await askForPicture(() => ({ kind: 'share', ...wanted }), 'urgent')
  if (!answer) throw new Refusal('too_many_requests')
  if (!('bytes' in answer) || !answer.bytes) throw new Refusal('not_found')
  return Buffer.from(answer.bytes)
}
