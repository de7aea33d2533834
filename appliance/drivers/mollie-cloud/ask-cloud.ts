import type { CloudAnswer, CloudOrder } from '#core/terminal/cloud-contract.ts'

/** Asks the relay; `away` where nothing left this box, undefined where no answer came. */
export type AskCloud = (order: CloudOrder) => Promise<CloudAnswer | 'away' | undefined>
