import type { OffsiteHealth, OffsiteTrouble } from './contract.ts'

/** What is wrong and what to do, for the health page, which speaks English only. */
const troubles: Record<OffsiteTrouble, string> = {
  program_missing: 'Litestream is not on this computer. Install it and set FOYER_LITESTREAM to its path',
  program_down: 'Litestream keeps ending and is started again and again. Check the target and its keys',
  not_fetched: 'The copy could not be fetched. Check the internet connection, the target and its keys',
  nothing_there: 'There is nothing at the target. If it is a disk, see that it is plugged in and mounted',
  behind:
    'The copy stands still while sales go on; Litestream was started again. Look whether the target is full',
  other_facts:
    'The copy held entries that are missing here: another computer may have the same identity, or an older backup was put back here. A new copy was begun; keep the other one and find out',
  damaged: 'The copy was not whole. A new one was begun; the other is kept as it is',
  no_space: 'The disk has too little room to restore the copy for a proof. Make room',
  unproven: 'The copy could not be looked at',
}

/** How the copy is, in one sentence. */
export function offsiteSentence(copy: OffsiteHealth): string {
  if (copy.state === 'off') return 'none: fire or theft would take all data. Set FOYER_OFFSITE'
  if (copy.state === 'waiting') return 'set up; the first proof comes within minutes'
  if (copy.state === 'proven') return 'proven: a test restore matched this computer'
  return `${troubles[copy.trouble ?? 'unproven']}${copy.detail ? ` (${copy.detail})` : ''}.`
}
