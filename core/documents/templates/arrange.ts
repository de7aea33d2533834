import type { PaperLine } from '../paper.ts'
import { printedBlocks, type SlipBlock, type SlipKind } from './slip-blocks.ts'

/** How a cinema wants a slip: which blocks in which order, and its own words above and below. */
export type SlipLook = {
  readonly blocks?: readonly string[] | undefined
  readonly headLines: readonly string[]
  readonly footLines: readonly string[]
}

const centred = (text: string): PaperLine => ({ kind: 'text', text, align: 'centre' })

/**
 * A slip's lines in the order its cinema wants, down to the cut. No rule stands at an end or below another one, whatever
 * was taken off between them.
 *
 * @param parts the lines of each block
 */
export function arranged<K extends SlipKind>(
  slip: K,
  parts: { readonly [Block in SlipBlock<K>]: readonly PaperLine[] },
  look: SlipLook | undefined,
): PaperLine[] {
  const lines = [
    ...(look?.headLines ?? []).map(centred),
    ...printedBlocks(slip, look?.blocks).flatMap(block => parts[block]),
    ...(look?.footLines.length ? [{ kind: 'rule' } as const, ...look.footLines.map(centred)] : []),
  ]
  const isRule = (at: number) => lines[at]?.kind === 'rule'
  const kept = lines.filter((line, at) => line.kind !== 'rule' || (at > 0 && !isRule(at - 1)))
  while (kept.at(-1)?.kind === 'rule') kept.pop()
  return [...kept, { kind: 'cut' }]
}
