import { Refusal } from '../refusal.ts'

/** The refusal of a file over `maxBytes`. */
export function fileTooLarge(maxBytes: number): Refusal {
  return new Refusal('file_too_large', { megabytes: maxBytes / 1_048_576 })
}
